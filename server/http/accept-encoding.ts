/** The forms a kept answer lies ready in; the best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different values; the bound is for those who make them up. */
const REMEMBERED = 100;
const known = new Map<string, Encoding>();

/**
 * The encoding to answer in: what an Accept-Encoding header rates highest, ties going to the smallest (RFC 9110,
 * section 12.5.3). Without the header, or when nothing suits, it is identity.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const before = known.get(header);
  if (before) return before;
  const choice = rate(header);
  if (known.size >= REMEMBERED) known.clear();
  known.set(header, choice);
  return choice;
}

function rate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  const weigh = (name: Encoding) => weights.get(name) ?? (name === "identity" ? 0 : (weights.get("*") ?? 0));
  let best: Encoding = "identity";
  for (const name of ENCODINGS) {
    if (weigh(name) > weigh(best) || (best === "identity" && weigh(name) > 0 && weigh(name) >= weigh(best)))
      best = name;
  }
  return best;
}
