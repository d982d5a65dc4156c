import type { LoopbackResponse } from "./loopback";

interface Freshness {
  /** Milliseconds. */
  freshMs: number;
  /** Milliseconds after that in which the page is still served while it is being renewed. */
  staleMs: number;
}

/**
 * How long a shared cache may store a response (RFC 9111, RFC 5861); undefined for not at all. Stricter than the RFCs:
 * only a 200 with `public` and `s-maxage` that sets no cookie and varies by encoding only.
 */
export function freshness({
  status,
  rawHeaders,
}: Pick<LoopbackResponse, "status" | "rawHeaders">): Freshness | undefined {
  if (status !== 200) return undefined;
  const headers = new Map<string, string>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    headers.set(rawHeaders[i]?.toLowerCase() ?? "", rawHeaders[i + 1]?.toLowerCase() ?? "");
  }
  const directives = (headers.get("cache-control") ?? "").split(",").map((directive) => directive.trim());
  const seconds = (name: string) =>
    Number(directives.find((directive) => directive.startsWith(`${name}=`))?.slice(name.length + 1) ?? 0);
  const varies = (headers.get("vary") ?? "").split(",").map((name) => name.trim());
  const forAll =
    directives.includes("public") &&
    !directives.some((directive) => /^(private|no-store|no-cache)\b/.test(directive)) &&
    !headers.has("set-cookie") &&
    varies.every((name) => name === "" || name === "accept-encoding");
  const fresh = seconds("s-maxage");
  if (!forAll || !(fresh > 0)) return undefined;
  return { freshMs: fresh * 1000, staleMs: (seconds("stale-while-revalidate") || 0) * 1000 };
}
