import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../../support/servers/site";

const site = await startSite();
afterAll(() => site.stop());

/** The response without the interim one, and whether it has the length that it states. */
function read(received: string) {
  const page = received.replace("HTTP/1.1 100 Continue\r\n\r\n", "");
  const [head = ""] = page.split("\r\n\r\n", 1);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return { page, isWhole: page.length === head.length + 4 + length };
}

/** Posts a message of this size to the contact form; resolves to the response. */
async function post(size: number, headers: string[]) {
  const isChunked = headers.includes("Transfer-Encoding: chunked");
  const type = "Content-Type: application/x-www-form-urlencoded";
  const length = isChunked ? [] : [`Content-Length: ${size}`];
  const head = ["POST /about?contact=message HTTP/1.1", "Host: x", type, ...length, ...headers, "", ""];
  const body = "first_name=Amira&message=".padEnd(size, "x");
  const socket = connect(Number(new URL(site.url).port), "localhost");
  let received = "";
  socket.on("data", (data) => {
    received += data.toString("latin1");
    if (read(received).isWhole) socket.destroy();
  });
  const closed = once(socket, "close");
  // Browsers and simple clients read nothing before everything is sent.
  if (!headers.includes(ASKS)) socket.pause();
  socket.write(head.join("\r\n"));
  socket.write(isChunked ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body, () => socket.resume());
  await closed;
  return read(received);
}

const ASKS = "Expect: 100-continue";
const CLOSE = "Connection: close";
test.each([
  ["keeps its connection", []],
  ["closes its connection", [CLOSE]],
  ["sends chunks", ["Transfer-Encoding: chunked"]],
  ["sends chunks and closes its connection", ["Transfer-Encoding: chunked", CLOSE]],
  ["asks before it sends", [ASKS, CLOSE]],
])("a client that %s gets the whole page for a message of 1 or 20 MB", async (_, headers) => {
  for (const size of [1_000_000, 20_000_000]) {
    const { page, isWhole } = await post(size, headers);
    expect([page.slice(0, 12), isWhole]).toEqual(["HTTP/1.1 413", true]);
    for (const text of ["Your text is too long for this form.", 'value="Amira"'])
      expect(page).toContain(text);
  }
});
