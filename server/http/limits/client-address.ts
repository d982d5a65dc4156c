import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import type { Config } from "../../config";

/** Whether the sender at this address, `hop` proxies away, is a proxy of ours. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

export function trustProxies({ trustProxy }: Pick<Config, "trustProxy">): IsTrustedProxy {
  if (typeof trustProxy === "number") return (_address, hop) => hop < trustProxy;
  return proxyAddress.compile(trustProxy?.split(", ") ?? []);
}

/** The nearest sender that is no proxy of ours; "" when the connection is gone. */
export function clientAddress(request: IncomingMessage, trust: IsTrustedProxy): string {
  return request.socket.remoteAddress ? proxyAddress(request, trust) : "";
}
