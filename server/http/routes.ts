import type { ServerBuild } from "@remix-run/node";

/** What the host answers itself, in addition to the app's routes. */
const FOLDERS = ["build", "media", "fonts"];
const OWN = ["/healthz", "/readyz", "/metrics"];

const OTHER = "*";

/** The paths of the pages that have a loader or an action. Not those with parameters, which have many. */
export function pagePaths(routes: ServerBuild["routes"], has: "loader" | "action"): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route?.module[has] || !route.module.default || /[:*?]/.test(route.path ?? "")) return [];
    if (route.index) return ["/"];
    return route.path ? [`/${route.path}`] : [];
  });
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
    const name = path.toLowerCase().replace(/\.data$/, "");
    const parts = name.split("/").filter(Boolean);
    const page = `/${parts.join("/")}`;
    if (known.has(page)) return page;
    if (page === "/_root") return "/";
    const folder = parts[0] ?? "";
    return FOLDERS.includes(folder) ? `/${folder}/*` : OTHER;
  };
}
