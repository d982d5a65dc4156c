import type { Dependencies, LeadSource } from "server/types";
import { pathOfPage } from "~/forms/forms";
import { leadSource } from "~/load-context.server";

/** Two long addresses. */
const LIMIT = 4000;

/** What the request for a page says of the visit: for the form on it, which posts it back. URLs have no blanks. */
export function visitOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return cutVisit(`${pathname}${search} ${headers.get("Referer") ?? ""}`);
}

export const cutVisit = (visit: string) => visit.slice(0, LIMIT);

/** Where a posted form came from. */
export function sourceOf(request: Request, visit: string, { config }: Dependencies): LeadSource {
  const [address = "", referrer = ""] = visit.split(" ");
  const { pathname, hostname } = new URL(request.url);
  const ownHosts = [hostname, new URL(config.siteUrl).hostname];
  return leadSource(pathOfPage(pathname), { address, referrer }, ownHosts);
}
