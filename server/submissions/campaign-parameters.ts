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

/** Say who the reader of a newsletter is: they are never kept. */
const READER_PARAMETERS = ["mc_eid", "_hsenc", "_hsmi", "mkt_tok", "vero_id"];

const known: ReadonlySet<string> = new Set([...CAMPAIGN_PARAMETERS, ...READER_PARAMETERS]);

/** Whether the page is the same as without this query. */
export function hasOnlyCampaign(search: string): boolean {
  for (const name of new URLSearchParams(search).keys()) {
    const lower = name.toLowerCase();
    if (!known.has(lower) && !lower.startsWith("utm_")) return false;
  }
  return true;
}
