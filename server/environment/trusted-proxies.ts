import { isIP } from "node:net";

/** The groups of addresses that the package proxy-addr knows by name. */
const GROUPS = new Set(["loopback", "linklocal", "uniquelocal"]);

/**
 * Reads TRUST_PROXY: a number of hops, or addresses, subnets and group names separated by commas.
 * @returns undefined for 0 (no proxy is trusted), null when it is none of these
 */
export function trustedProxies(value: string): number | string | undefined | null {
  const text = value.trim();
  if (/^\d{1,2}$/.test(text)) return Number(text) || undefined;
  const items = text.split(",").map((item) => item.trim());
  return items.every((item) => GROUPS.has(item) || isSubnet(item)) ? items.join(", ") : null;
}

function isSubnet(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
