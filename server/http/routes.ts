import type { ServerBuild } from "@remix-run/node";

/** What the host answers itself, in addition to the app's routes. */
const FOLDERS = ["build", "media", "fonts"];
const OWN = ["/healthz", "/readyz", "/metrics"];

const OTHER = "*";

/** The pages that forms are posted to. */
export function pagesWithForms(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route?.module.action || !route.module.default || /[:*?]/.test(route.path ?? "")) return [];
    if (route.index) return ["/"];
    return route.path ? [`/${route.path}`] : [];
  });
}

/** Every page with its data request. Not routes with parameters, which have many paths. */
export function cacheablePaths(routes: ServerBuild["routes"]): Set<string> {
  const paths = new Set<string>();
  for (const route of Object.values(routes)) {
    const path = route?.index ? "" : route?.path;
    if (!route?.module.loader || !route.module.default || path === undefined || /[:*?]/.test(path)) continue;
    paths.add(`/${path}`).add(`/${path || "_root"}.data`);
  }
  return paths;
}

/**
 * Maps a path, with or without Remix's `.data`, to the pattern of its route, such as `/about` or `/media/*`. Every unknown
 * path is `*`, so that guessed paths add no series to the metrics.
 */
export function routePattern(routes: ServerBuild["routes"]): (path: string) => string {
  const known = new Set(OWN);
  for (const route of Object.values(routes)) {
    if (route?.index) known.add("/");
    if (route?.path && route.path !== "*") known.add(`/${route.path}`);
  }
  return (path) => {
    const parts = path
      .replace(/\.data$/, "")
      .toLowerCase()
      .split("/")
      .filter(Boolean);
    const page = `/${parts.join("/")}`;
    if (known.has(page)) return page;
    if (page === "/_root") return "/";
    const folder = parts[0] ?? "";
    return FOLDERS.includes(folder) ? `/${folder}/*` : OTHER;
  };
}
