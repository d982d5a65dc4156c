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
