/** The encodings a cached page lies ready in, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers; the bound is for clients that invent them. */
const REMEMBERED = 100;
const known = new Map<string, Encoding>();

/** The encoding an Accept-Encoding header rates highest (RFC 9110, 12.5.3), the smallest of several; else identity. */
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
