import { once } from "node:events";
import { Agent, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createHttpServer } from "../../../server/site/http/http-server";
import { pdf } from "../../support/forms/values";
import { encodeForm, send } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite({ TRUST_PROXY: "loopback" });
afterAll(() => site.stop());

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const statusOf = async (path: string) => (await send(`${site.url}${path}`)).status;

/** More than a connection takes while its client does not read. */
const FILMS = get("/media/films/heroes/about-1280.h264.mp4").repeat(8);

/** Sends these requests over one connection that never reads a response; the server has parsed them by then. */
async function neverRead(requests: string): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), "localhost").pause();
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(requests, resolve));
  await send(`${site.url}/healthz`);
  return socket;
}

async function closed(socket: Socket) {
  socket.destroy();
  await once(socket, "close");
}

test("a connection that never reads leaves every page to other visitors, also when it closes", async () => {
  const socket = await neverRead(FILMS + get("/career").repeat(400));
  expect([await statusOf("/career"), await statusOf("/?contact=message")]).toEqual([200, 200]);
  await closed(socket);
  expect(await statusOf("/career")).toBe(200);
});

test("uploads that wait behind a film when their connection closes hold no place", async () => {
  const { headers, body } = await encodeForm({ resume: pdf(2_000_000) });
  const post = `POST /career HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers["Content-Type"]}\r\n`;
  for (let client = 1; client <= 4; client += 1) {
    const from = `X-Forwarded-For: 198.51.100.${client}\r\nContent-Length: ${body.length}\r\n\r\n`;
    await closed(await neverRead(FILMS + post + from));
  }
  const own = { method: "POST", headers: { ...headers, "X-Forwarded-For": "192.0.2.1" }, body };
  expect((await send(`${site.url}/career`, own)).status).toBe(422);
});

test("a response that nobody reads is closed, and a connection between two requests is not", async () => {
  const server = createHttpServer(200).listen(0);
  let unread: Promise<unknown> | undefined;
  server.on("request", ({ url }, response) => {
    if (url === "/large") unread = once(response, "close");
    response.end(url === "/large" ? Buffer.alloc(16 * 1024 * 1024) : "small");
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const isReused = async () => {
    const small = request({ port, path: "/small", agent }).end();
    const [response] = await once(small, "response");
    await once(response.resume(), "end");
    return small.reusedSocket;
  };
  expect(await isReused()).toBe(false);
  connect(port).pause().write(get("/large"));
  await once(server, "request");
  await unread;
  expect(await isReused()).toBe(true);
  agent.destroy();
  server.close();
});
