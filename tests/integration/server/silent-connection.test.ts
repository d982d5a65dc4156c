import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdUpload } from "../../support/held-upload";
import { send } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "warn", TRUST_PROXY: "loopback" });
});
afterAll(() => site.stop());

/** Sends these requests over one connection that never reads a response; the server has parsed them by then. */
async function neverRead(requests: string[]) {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => {});
  await once(socket, "connect");
  await new Promise((resolve) => socket.write(requests.join(""), resolve));
  await send(`${site.url}/healthz`);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const FILM = get("/media/films/heroes/about-1280.h264.mp4");
const statusOf = async (path: string) => (await send(`${site.url}${path}`)).status;

test("films and 400 pages over one connection that never reads leave every page to other visitors, also when it closes", async () => {
  const socket = await neverRead([...Array(8).fill(FILM), ...Array(400).fill(get("/career"))]);
  expect([await statusOf("/career"), await statusOf("/?contact=message")]).toEqual([200, 200]);
  socket.destroy();
  await once(socket, "close");
  expect(await statusOf("/career")).toBe(200);
});

test("uploads that wait behind a film when their connection closes hold no place", async () => {
  for (let client = 0; client < 4; client += 1) {
    const upload = `POST /career/resume HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${client}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000000\r\n\r\n`;
    const socket = await neverRead([...Array(8).fill(FILM), upload]);
    socket.destroy();
    await once(socket, "close");
  }
  const held = await holdUpload(site.url, { "X-Forwarded-For": "192.0.2.1" });
  held.abort();
  const body = `--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n${"x".repeat(2_000_000)}\r\n--b--\r\n`;
  const headers = { "Content-Type": "multipart/form-data; boundary=b", "X-Forwarded-For": "192.0.2.2" };
  expect((await send(`${site.url}/career/resume`, { method: "POST", headers, body })).status).toBe(200);
});
