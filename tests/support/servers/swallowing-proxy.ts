import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface SwallowingProxy {
  port: number;
  /** From now on open connections stay open but carry nothing; new ones work. */
  swallow(): void;
  stop(): Promise<void>;
}

/** A TCP proxy to a local port. */
export async function startSwallowingProxy(target: number): Promise<SwallowingProxy> {
  const pairs = new Set<{ swallowed: boolean; sockets: [Socket, Socket] }>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    const pair = { swallowed: false, sockets: [client, upstream] as [Socket, Socket] };
    pairs.add(pair);
    const carry = (from: Socket, to: Socket) => {
      from.on("data", (chunk) => pair.swallowed || to.write(chunk));
      from.on("close", () => pair.swallowed || to.destroy());
      from.on("error", () => {});
    };
    carry(client, upstream);
    carry(upstream, client);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    swallow() {
      for (const pair of pairs) pair.swallowed = true;
    },
    stop() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
