import { isIPv6 } from "node:net";

/**
 * Identifies a client by its IPv4 address or the /64 of its IPv6 address, because a client may pick a new address in its
 * /64 for every request (RFC 4291, 2.5.1; RFC 8981). All clients without an address share "unknown".
 */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
