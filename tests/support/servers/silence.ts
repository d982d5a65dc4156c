import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A server that accepts connections and stays silent; after `stop`, nothing listens at its address. */
export async function startSilence() {
  const server = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
    },
  };
}
