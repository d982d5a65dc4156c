import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { pdf } from "../../support/forms/values";
import { encodeForm, send } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite({ TRUST_PROXY: "loopback" });
afterAll(() => site.stop());

const bareGet = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** More than a connection takes while its client does not read. */
const FILMS = bareGet("/media/films/heroes/about-1280.h264.mp4").repeat(8);

/** Sends these requests over one connection that never reads a response; the server has parsed them by then. */
async function neverRead(requests: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), "localhost").pause();
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(requests.join(""), resolve));
  await send(`${site.url}/healthz`);
  return socket;
}

const statusOf = async (path: string) => (await send(`${site.url}${path}`)).status;

test("films and 400 pages over one connection that never reads leave every page to other visitors, also when it closes", async () => {
  const socket = await neverRead([FILMS, bareGet("/career").repeat(400)]);
  expect([await statusOf("/career"), await statusOf("/?contact=message")]).toEqual([200, 200]);
  socket.destroy();
  await once(socket, "close");
  expect(await statusOf("/career")).toBe(200);
});

test("uploads that wait behind a film when their connection closes hold no place", async () => {
  const { headers, body } = await encodeForm({ resume: pdf(2_000_000) });
  for (let client = 1; client <= 4; client += 1) {
    const head = `POST /career HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${client}\r\nContent-Type: ${headers["Content-Type"]}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = await neverRead([FILMS, head]);
    socket.destroy();
    await once(socket, "close");
  }
  const post = { method: "POST", headers: { ...headers, "X-Forwarded-For": "192.0.2.1" }, body };
  expect((await send(`${site.url}/career`, post)).status).toBe(422);
});
