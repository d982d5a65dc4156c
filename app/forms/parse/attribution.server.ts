import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies, LeadSource } from "server/types";
import { pathOfPage } from "~/forms/forms";
import { leadSource } from "~/load-context.server";

/** Two long addresses. */
const LIMIT = 4000;

/** The address of a page and of what led there, for the form on it, which posts them back. URLs have no blanks. */
export function attributionOf({ url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search} ${headers.get("Referer") ?? ""}`.slice(0, LIMIT);
}

/** Where a posted form came from. If it is shown again, it has the same attribution. */
export function sourceOf(
  request: Request,
  posted: string,
  context: AppLoadContext,
  { config }: Dependencies,
): LeadSource {
  context.attribution = posted.slice(0, LIMIT) || attributionOf(request);
  const [address = "", referrer = ""] = context.attribution.split(" ");
  const { pathname, hostname } = new URL(request.url);
  const ownHosts = [hostname, new URL(config.siteUrl).hostname];
  return leadSource(pathOfPage(pathname), { address, referrer }, ownHosts);
}
