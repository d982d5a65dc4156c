import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { message, pdf } from "../../support/forms/values";
import { openCareer, sendForm } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite({ TRUST_PROXY: "loopback" });
afterAll(async () => {
  await site.stop();
  expect(site.output()).not.toContain('"level":50');
});

let clients = 0;
const newClient = () => {
  clients += 1;
  return { "X-Forwarded-For": `198.51.100.${clients}` };
};
const contact = (headers: Record<string, string>) =>
  sendForm(`${site.url}/about?contact=message`, message, headers);

/** Begins an upload of 40 MiB, sends this many bytes of its résumé and then nothing more. */
async function holdUpload(client: Record<string, string>, size = 64 * 1024) {
  const type = { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": 40 * 1024 * 1024 };
  const upload = request(`${site.url}/career`, {
    method: "POST",
    agent: false,
    headers: { ...client, ...type },
  });
  upload.on("error", () => {});
  const head = `--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`;
  const [socket] = await once(upload, "socket");
  if (socket.connecting) await once(socket, "connect");
  await new Promise((resolve) => upload.write(head + "x".repeat(size), resolve));
  // The server has read what came before this request.
  await fetch(`${site.url}/healthz`);
  return upload;
}

test("while eight large files arrive, or two from one client, the next is asked to wait and keeps its values", async () => {
  const headers = newClient();
  const { cookie, fields } = await openCareer(site.url, headers);
  const form = { ...fields, resume: pdf(3_000_000) };
  const apply = (client: Record<string, string>) =>
    sendForm(`${site.url}/career`, form, { ...client, Cookie: cookie });
  const busy = newClient();
  const held = [await holdUpload(busy), await holdUpload(busy)];
  expect((await apply(busy)).status).toBe(503);
  while (held.length < 8) held.push(await holdUpload(newClient()));
  const refused = await apply(headers);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("We are receiving many files");
  expect(refused.body).toContain('value="Amira Haddad"');
  const small = { resume: pdf(20_000) };
  expect((await sendForm(`${site.url}/career`, small, busy)).status).toBe(422);
  for (const upload of held) upload.destroy();
  await expect.poll(async () => (await apply(headers)).status).toBe(303);
});

test("a refused upload of which the rest trickles in holds no place", async () => {
  const client = newClient();
  const held = [];
  for (let time = 0; time < 2; time += 1) held.push(await holdUpload(client, 23_000_000));
  const { status } = await sendForm(`${site.url}/career`, { resume: pdf(3_000_000) }, client);
  expect(status).toBe(422);
  for (const upload of held) upload.destroy();
});

test("a client with sixteen unfinished forms is asked to wait, and others are served", async () => {
  const client = newClient();
  const { hostname, port } = new URL(site.url);
  const head = Object.entries(client).map(([name, value]) => `${name}: ${value}\r\n`);
  const post = `POST /about?contact=message HTTP/1.1\r\nHost: x\r\n${head}Content-Length: 100\r\n\r\nemail=`;
  const sockets = Array.from({ length: 16 }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on("error", () => {}).write(post);
  const refused = async () => {
    const { status, headers, body } = await contact(client);
    return [status, headers["retry-after"], body.includes("What you typed is still in your browser")];
  };
  await expect.poll(refused).toEqual([503, "10", true]);
  expect((await contact(newClient())).status).toBe(303);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await contact(client)).status).not.toBe(503);
});
