import { cutText, oneLine } from "./text";

/** Added to links by advertisements, social networks and newsletters. */
export const CAMPAIGN_PARAMETERS = [
  ..."utm_source utm_medium utm_campaign utm_term utm_content utm_id".split(" "),
  ..."gclid gbraid wbraid dclid gad_source gad_campaignid srsltid".split(" "),
  ..."fbclid igshid msclkid li_fat_id ttclid twclid rdt_cid epik sccid yclid mc_cid".split(" "),
];

/**
 * Where a lead came from: `form` (unless its kind has the same name), `consent` (the words that the visitor ticked), `page`,
 * `referrer` (a host) and campaign parameters.
 */
export type LeadSource = Readonly<Record<string, string>>;

/** Characters of a value. Click ids are the longest. */
const VALUE_LIMIT = 200;
/** Encoded characters: the source travels as a header, and many servers refuse headers of 8 kB. */
const LIMIT = 1500;

/**
 * A visit can be invented, so only known names and clean values are kept, within the limit.
 * @param visit path and query of its first page, and the URL that led to it
 * @param ownHosts names of this site: its pages are not referrers, but their query may contain the campaign
 */
export function leadSource(
  form: { form?: string; consent?: string; page: string },
  visit: { address: string; referrer: string },
  ownHosts: readonly string[],
): LeadSource {
  const { address, referrer } = visit;
  const source: Record<string, string> = { ...form };
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isOwn = from !== undefined && ownHosts.includes(from.host);
  if (from && !isOwn && /^[a-z0-9.-]{1,253}$/.test(from.hostname)) source.referrer = from.hostname;
  const campaign = campaignOf(address);
  for (const [name, value] of campaign.length > 0 || !isOwn ? campaign : campaignOf(referrer)) {
    if (encodeLeadSource({ ...source, [name]: value }).length <= LIMIT) source[name] = value;
  }
  return source;
}

function campaignOf(address: string) {
  const query = [...new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])];
  const posted = new URLSearchParams(query.map(([name, value]) => [name.toLowerCase(), value]));
  const clean = (value: string) => cutText(oneLine(value).trim(), VALUE_LIMIT);
  return CAMPAIGN_PARAMETERS.map((name) => [name, clean(posted.get(name) ?? "")] as const).filter(
    ([, value]) => value,
  );
}

/** As a query string, so that every character is safe in a header. */
export const encodeLeadSource = (source: LeadSource) => new URLSearchParams(source).toString();

export const decodeLeadSource = (text: string | null): LeadSource | undefined =>
  text === null ? undefined : Object.fromEntries(new URLSearchParams(text));
