import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import type { Config } from "../../config";

/** Whether the sender at this address, so many hops away from us, is a proxy of ours. */
export type IsTrustedProxy = (address: string, hop: number) => boolean;

/** TRUST_PROXY as a question. */
export function trustProxies({ trustProxy }: Pick<Config, "trustProxy">): IsTrustedProxy {
  if (typeof trustProxy === "number") return (_address, hop) => hop < trustProxy;
  return proxyAddress.compile(trustProxy?.split(", ") ?? []);
}

/** The address of who sent a request: the nearest one that is no proxy of ours; "" when the sender has left. */
export function clientAddress(request: IncomingMessage, trust: IsTrustedProxy): string {
  return request.socket.remoteAddress ? proxyAddress(request, trust) : "";
}
