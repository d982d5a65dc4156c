// What advertisements, social networks and newsletters add to the links that they publish. No page depends on it.

/** Say where a visitor comes from, and are kept with the form that the visitor sends. */
export const CAMPAIGN_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "gad_source",
  "gad_campaignid",
  "srsltid",
  "fbclid",
  "igshid",
  "msclkid",
  "li_fat_id",
  "ttclid",
  "twclid",
  "rdt_cid",
  "epik",
  "sccid",
  "yclid",
  "mc_cid",
] as const;

/** Say who the reader of a newsletter or the sharer of a link is, or nothing of use: they are never kept. */
const IGNORED = ["mc_eid", "_hsenc", "_hsmi", "_kx", "mkt_tok", "vero_id", "igsh", "gclsrc", "_gl"];

/** Of Google Analytics, Matomo (two) and HubSpot, beyond those above. */
const IGNORED_PREFIXES = /^(utm|mtm|pk|hsa)_/;

const known: ReadonlySet<string> = new Set([...CAMPAIGN_PARAMETERS, ...IGNORED]);

/** Whether the page is the same as without this query. */
export function hasOnlyCampaign(search: string): boolean {
  for (const name of new URLSearchParams(search).keys()) {
    const lower = name.toLowerCase();
    if (!known.has(lower) && !IGNORED_PREFIXES.test(lower)) return false;
  }
  return true;
}
