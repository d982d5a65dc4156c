import type { ServerBuild } from "@remix-run/node";

/** Folders of files and the host's own addresses: they stand beside the app's routes. */
const FOLDERS = ["build", "media", "fonts"];
const OWN = ["/healthz", "/readyz", "/metrics"];

/** Everything else: a page that is not there, a file at the top. */
const OTHER = "*";

/**
 * Names the route a path belongs to. As many names as routes: whatever visitors ask for, the figures stay few.
 * @returns a function from a path, with or without Remix's `.data`, to a pattern like `/about` or `/media/*`
 */
export function routePattern(routes: ServerBuild["routes"]): (path: string) => string {
  const known = new Set(OWN);
  for (const route of Object.values(routes)) {
    if (route?.index) known.add("/");
    if (route?.path && route.path !== "*") known.add(`/${route.path}`);
  }
  return (path) => {
    const page =
      path
        .replace(/\.data$/, "")
        .replace(/\/+$/, "")
        .toLowerCase() || "/";
    if (known.has(page)) return page;
    if (page === "/_root") return "/";
    const folder = page.split("/", 2)[1] ?? "";
    return FOLDERS.includes(folder) ? `/${folder}/*` : OTHER;
  };
}
