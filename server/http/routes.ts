import type { ServerBuild } from "@remix-run/node";

/** What the host answers itself, in addition to the app's routes. */
const FOLDERS = ["build", "media", "fonts"];
const OWN = ["/healthz", "/readyz", "/metrics"];

const OTHER = "*";

/** The path of each page that has one path: not of routes with parameters. */
function* pagesOf(routes: ServerBuild["routes"]) {
  for (const route of Object.values(routes)) {
    const path = route?.index ? "" : route?.path;
    if (route?.module.default && path !== undefined && !/[:*?]/.test(path))
      yield { path, module: route.module };
  }
}

/** The pages that forms are posted to. */
export const pagesWithForms = (routes: ServerBuild["routes"]): string[] =>
  Array.from(pagesOf(routes)).flatMap(({ path, module }) => (module.action ? [`/${path}`] : []));

/** Every page with its data request. */
export function cacheablePaths(routes: ServerBuild["routes"]): Set<string> {
  const paths = new Set<string>();
  for (const { path, module } of pagesOf(routes))
    if (module.loader) paths.add(`/${path}`).add(`/${path || "_root"}.data`);
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
