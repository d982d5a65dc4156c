/** The addresses of the external scheduling service. */
export interface Scheduler {
  /** The page that a visitor can open in a tab. */
  url: string;
  /** The same page for a frame: without landing-page details and consent banner. */
  frameUrl: string;
  /** Loaded while the call tab is shown. */
  scriptUrl: string;
}

const WIDGET = "/assets/external/widget.js";

/**
 * Derives the addresses from SCHEDULER_URL. Calendly keeps its script on a host of its own; other services are expected
 * to serve it under the same path beside their pages.
 * @param siteHost sent as `embed_domain`, without which the frame posts no messages
 */
export function schedulerFrom(url: string, siteHost: string): Scheduler {
  const frame = new URL(url);
  for (const [name, value] of [
    ["hide_landing_page_details", "1"],
    ["hide_gdpr_banner", "1"],
    ["embed_domain", siteHost],
    ["embed_type", "Inline"],
  ] as const) {
    frame.searchParams.set(name, value);
  }
  const scriptHost = frame.hostname === "calendly.com" ? "https://assets.calendly.com" : frame.origin;
  return { url, frameUrl: frame.href, scriptUrl: `${scriptHost}${WIDGET}` };
}
