/** The encodings of a cached page, smallest first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers; the limit is for clients that invent more. */
const REMEMBERED = 100;
const known = new Map<string, Encoding>();

/** The encoding that an Accept-Encoding header rates highest (RFC 9110, 12.5.3); of several, the smallest. */
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
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? (name === "identity" ? 0 : (weights.get("*") ?? 0));
  // The sort is stable: of equal weights the smaller encoding comes first.
  const accepted = ENCODINGS.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return accepted[0] ?? "identity";
}
