import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddress from "proxy-addr";
import type { Config } from "../../../config/config";
import type { Log } from "../../../observability/log";
import type { Middleware } from "../request";

/** @param hop how many proxies away */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

export function trustProxies({ trustProxy }: Pick<Config, "trustProxy">): IsTrustedProxy {
  if (typeof trustProxy === "number") return (_address, hop) => hop < trustProxy;
  const isTrusted = proxyAddress.compile(trustProxy?.split(", ") ?? []);
  return (address, hop) => isTrusted(withoutPort(address), hop);
}

/** Says once that a proxy's X-Forwarded-For is ignored. */
export function warnOfIgnoredProxy(trust: IsTrustedProxy, log: Log): Middleware {
  let hasWarned = false;
  return ({ headers, socket }, _response, next) => {
    if (!hasWarned && headers["x-forwarded-for"] !== undefined && !trust(socket.remoteAddress ?? "", 0)) {
      hasWarned = true;
      log.warn(
        {},
        "X-Forwarded-For is ignored: its sender is not in TRUST_PROXY. Visitors may share one rate limit",
      );
    }
    next();
  };
}

/** The nearest sender that is not a trusted proxy. Undefined if the connection is closed or a proxy names no address. */
export function clientAddress(request: IncomingMessage, trust: IsTrustedProxy): string | undefined {
  if (!request.socket.remoteAddress) return undefined;
  const address = withoutPort(proxyAddress(request, trust));
  return isIP(address) === 0 ? undefined : address;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711` into X-Forwarded-For. */
function withoutPort(address: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(address) ?? [];
  return v4 ?? v6 ?? address;
}

/** The IPv4 address or the /64 of the IPv6 address, in which a client may pick any address (RFC 4291, 2.5.1; RFC 8981). */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  // The URL parser normalises the address.
  const [left = [], right = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
