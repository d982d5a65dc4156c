/** The addresses of the external scheduling service (DESIGN.md, "Contact modal"). */
export interface Scheduler {
  /** What a visitor can open in a tab of its own. */
  url: string;
  /** The same in a frame: no landing-page details, no consent banner. */
  frameUrl: string;
  /** Loaded while the call tab is shown. */
  scriptUrl: string;
}

const WIDGET = "/assets/external/widget.js";

/**
 * Calendly keeps its script on a host of its own; any other service, and a stand-in in tests, serves it under the same
 * path beside its pages. `embed_domain` must be there or the frame posts no messages (STACK.md, trap 23).
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
