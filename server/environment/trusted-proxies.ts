import { isIP } from "node:net";

const PROXY_ADDR_GROUPS = new Set(["loopback", "linklocal", "uniquelocal"]);

/** TRUST_PROXY: hops, or a comma-separated list. Undefined for 0, which trusts no proxy; null for a wrong value. */
export function trustedProxies(value: string): number | string | undefined | null {
  if (/^\d{1,2}$/.test(value)) return Number(value) || undefined;
  const items = value.split(",").map((item) => item.trim());
  return items.every((item) => PROXY_ADDR_GROUPS.has(item) || isSubnet(item)) ? items.join(", ") : null;
}

function isSubnet(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
