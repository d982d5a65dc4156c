import { randomUUID } from "node:crypto";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface LoopbackResponse {
  status: number;
  rawHeaders: readonly string[];
  body: Buffer;
}

export interface OwnAddress {
  host: string;
  port: number;
}

/** A page that hangs must not delay the others for long. */
const TIMEOUT_MS = 15_000;

/** Known in this process only: no visitor can pass for the cache. */
const HEADER = "x-internal-request";
const TOKEN = randomUUID();

/** Whether a request comes from this process's own page cache. */
export const isInternalRequest = ({ headers }: IncomingMessage) => headers[HEADER] === TOKEN;

/**
 * Requests a page from this server as a visitor without cookies would, through every middleware.
 * @param ownAddress called for each request, because the address is known once the server listens
 * @param siteHost the public host, for links and headers
 */
export function createLoopback(ownAddress: () => OwnAddress, siteHost: string) {
  return (path: string): Promise<LoopbackResponse> =>
    new Promise((resolve, reject) => {
      const { host, port } = ownAddress();
      const headers = { Host: siteHost, [HEADER]: TOKEN };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      request({ host, port, path, headers, signal, agent: false }, (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body }),
          reject,
        );
      })
        .on("error", reject)
        .end();
    });
}

/**
 * Where to reach a listening server from this machine: "all interfaces" is not an address to connect to. "::" stands for
 * both families, and a machine may have no address of one: Node tries each that localhost has.
 */
export function ownAddressOf(server: Server): OwnAddress {
  const { address, port } = server.address() as AddressInfo;
  const host = { "0.0.0.0": "127.0.0.1", "::": "localhost" }[address] ?? address;
  return { host, port };
}
