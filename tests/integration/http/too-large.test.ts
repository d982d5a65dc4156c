import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../../support/servers/site";

const CHUNK = 64 * 1024;
const site = await startSite();
afterAll(() => site.stop());

/** The bytes of the response, without the interim one, and whether it has the length that it states. */
function read(received: string) {
  const answer = received.replace("HTTP/1.1 100 Continue\r\n\r\n", "");
  const [head = ""] = answer.split("\r\n\r\n", 1);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return { answer, isWhole: answer.length === head.length + 4 + length };
}

/** Posts a message of this size to the contact form; resolves to everything that came back. */
async function post(size: number, headers: string[], readsAtOnce: boolean): Promise<string> {
  const isChunked = headers.includes("Transfer-Encoding: chunked");
  if (!isChunked) headers = [...headers, `Content-Length: ${size}`];
  const socket = connect(Number(new URL(site.url).port), "localhost");
  let received = "";
  socket.on("data", (data) => {
    received += data.toString("latin1");
    if (read(received).isWhole) socket.destroy();
  });
  const closed = once(socket, "close");
  // Browsers and simple clients read nothing before everything is sent.
  if (!readsAtOnce) socket.pause();
  const write = (data: string | Buffer) => new Promise((resolve) => socket.write(data, resolve));
  const type = "Content-Type: application/x-www-form-urlencoded";
  await write(["POST /about?contact=message HTTP/1.1", "Host: x", type, ...headers, "", ""].join("\r\n"));
  const body = Buffer.alloc(size, "x");
  body.write("first_name=Amira&message=");
  for (let at = 0; at < size && !socket.destroyed; at += CHUNK) {
    const bytes = body.subarray(at, at + CHUNK);
    if (isChunked) await write(`${bytes.length.toString(16)}\r\n`);
    await write(bytes);
    if (isChunked) await write("\r\n");
  }
  if (isChunked) await write("0\r\n\r\n");
  socket.resume();
  await closed;
  return received;
}

const CLOSE = "Connection: close";
test.each<[string, string[], boolean?]>([
  ["keeps its connection", []],
  ["closes its connection", [CLOSE]],
  ["sends chunks", ["Transfer-Encoding: chunked"]],
  ["sends chunks and closes its connection", ["Transfer-Encoding: chunked", CLOSE]],
  ["asks before it sends", ["Expect: 100-continue", CLOSE], true],
])("a client that %s gets the whole page for a message of 1 or 20 MB", async (_, headers, readsAtOnce = false) => {
  for (const size of [1_000_000, 20_000_000]) {
    const { answer, isWhole } = read(await post(size, headers, readsAtOnce));
    expect([answer.slice(0, 12), isWhole]).toEqual(["HTTP/1.1 413", true]);
    for (const text of ["Your text is too long for this form.", 'value="Amira"'])
      expect(answer).toContain(text);
  }
});
