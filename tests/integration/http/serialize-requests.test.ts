import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { serializeRequests } from "../../../server/http/process/serialize-requests";
import { sendRaw, urlOf } from "../../support/http";

let asked: string[] = [];
let held: ServerResponse[] = [];
const server = createServer(
  serializeRequests(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/held") held.push(response);
    else response.end(`page ${url}`);
  }),
).listen(0);
beforeEach(() => {
  asked = [];
  held = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const last = (path: string) => get(path, "Connection: close\r\n");

test("requests of one connection are handled one after another", async () => {
  const received = sendRaw(urlOf(server), get("/held") + get("/b") + last("/c"));
  await expect.poll(() => asked).toEqual(["/held"]);
  // Another connection does not wait.
  expect(await sendRaw(urlOf(server), last("/other"))).toContain("page /other");
  expect(asked).toEqual(["/held", "/other"]);
  held[0]?.end("page /held");
  expect((await received).match(/page \/[a-z]+/g)).toEqual(["page /held", "page /b", "page /c"]);
});

test("what waits when its connection closes is never handled", async () => {
  const socket = connect((server.address() as AddressInfo).port);
  await once(socket, "connect");
  socket.write(get("/held") + get("/b") + get("/c"));
  await expect.poll(() => asked).toEqual(["/held"]);
  socket.destroy();
  await once(held[0] as ServerResponse, "close");
  expect(await sendRaw(urlOf(server), last("/other"))).toContain("page /other");
  expect(asked).toEqual(["/held", "/other"]);
});

test("a hundred requests in one packet, and what follows them, are all answered", async () => {
  const received = sendRaw(urlOf(server), get("/held") + get("/b").repeat(99) + last("/c"));
  await expect.poll(() => asked).toEqual(["/held"]);
  held[0]?.end("page /held");
  expect((await received).match(/page \/[a-z]+/g)).toHaveLength(101);
});
