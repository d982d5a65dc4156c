import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export interface CookielessProxy {
  url: string;
  stop(): Promise<void>;
}

/** The site as a browser that refuses cookies sees it: this proxy removes them all. */
export async function startCookielessProxy(target: string): Promise<CookielessProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const forwarded = send({ hostname, port, method, path, headers }, (response) => {
      const { "set-cookie": _, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, kept);
      response.pipe(outgoing);
    });
    forwarded.once("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
