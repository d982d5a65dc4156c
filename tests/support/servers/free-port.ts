import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port of this machine on which nothing listens, for a program that cannot say which one it took. It lies below those
 * that the system gives to connections, so that none of them takes it before the program listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return freePort();
  }
  server.close();
  await once(server, "close");
  return port;
}
