import type { ServerBuild } from "@remix-run/node";

/**
 * The paths that may be cached: every page with its data request, and every generated file. Not routes with parameters,
 * which have many paths, nor routes with an action and no page, which only receive forms.
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
