import type { ServerBuild } from "@remix-run/node";

/**
 * Every address the app has a page or a file for, by its own route list, with the data requests of the pages: all a
 * page cache may ever hold. Routes with parameters have no single address and are left out.
 */
export function cacheablePaths(build: Pick<ServerBuild, "routes">): string[] {
  const paths: string[] = [];
  for (const route of Object.values(build.routes)) {
    const path = route?.index ? "" : route?.path;
    if (!route?.module.loader || path === undefined || /[:*?]/.test(path)) continue;
    paths.push(`/${path}`);
    if (route.module.default) paths.push(`/${path || "_root"}.data`);
  }
  return paths;
}
