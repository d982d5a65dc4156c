import type { ServerBuild } from "@remix-run/node";

/**
 * Every page and file of the app's route list, with the pages' data requests: all that may be cached. A route with
 * parameters has no single address, and one with an action but no page is where a form is sent to.
 */
export function cacheablePaths(build: Pick<ServerBuild, "routes">): string[] {
  const paths: string[] = [];
  for (const route of Object.values(build.routes)) {
    const path = route?.index ? "" : route?.path;
    if (!route?.module.loader || path === undefined || /[:*?]/.test(path)) continue;
    if (route.module.action && !route.module.default) continue;
    paths.push(`/${path}`);
    if (route.module.default) paths.push(`/${path || "_root"}.data`);
  }
  return paths;
}
