import { once } from "node:events";
import { Agent, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "../../../server/http/process/http-server";

// More than the connection takes while its client does not read.
const LARGE = Buffer.alloc(16 * 1024 * 1024);
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function get(port: number, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: "/small", agent }, (response) => {
      response.resume().on("end", () => resolve(sent.reusedSocket));
    });
    sent.on("error", reject).end();
  });
}

test("a response that nobody reads is closed, and a connection between two requests is not", async () => {
  server = createHttpServer(200).listen(0);
  let unread = Promise.resolve<unknown>(undefined);
  server.on("request", ({ url }, response) => {
    if (url !== "/large") return response.end("small");
    unread = once(response, "close");
    response.end(LARGE);
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await get(port, agent)).toBe(false);

  const silent = connect(port).pause();
  await once(silent, "connect");
  silent.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(server, "request");
  await unread;
  expect(await get(port, agent)).toBe(true);
  agent.destroy();
});
