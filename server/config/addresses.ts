const WIDGET = "/assets/external/widget.js";

/** Calendly serves its script from a separate host, other services from their own. The path is the same. */
export function schedulerFrom(url: string, siteHost: string) {
  const frame = new URL(url);
  frame.searchParams.set("hide_landing_page_details", "1");
  frame.searchParams.set("hide_gdpr_banner", "1");
  // The frame posts messages only with this parameter.
  frame.searchParams.set("embed_domain", siteHost);
  frame.searchParams.set("embed_type", "Inline");
  const scriptHost = frame.hostname === "calendly.com" ? "https://assets.calendly.com" : frame.origin;
  return { url, frameUrl: frame.href, scriptUrl: `${scriptHost}${WIDGET}` };
}

export type Scheduler = ReturnType<typeof schedulerFrom>;

/** This machine, or a name without a dot, which resolves only in a private network. */
export const isPrivateHost = (hostname: string) =>
  /^[^.:]+$|^127(\.\d+){3}$|^\[::1\]$|\.localhost$/i.test(hostname);
