import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../../support/servers/site";

const MB = 1_000_000;
const CHUNK = 64 * 1024;
const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";
const site = await startSite();
afterAll(() => site.stop());

interface Sending {
  headers: string[];
  chunked?: boolean;
  /** Reads nothing before everything is sent, as browsers and simple clients do. */
  readsLast: boolean;
}

/** Whether a response has the length it states. */
function isWhole(received: string): boolean {
  const answer = received.replace(CONTINUE, "");
  const [head = ""] = answer.split("\r\n\r\n", 1);
  return answer.length >= head.length + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

/** Posts a message of that size to the contact form; resolves to everything that came back. */
function post(size: number, { headers, chunked, readsLast }: Sending): Promise<string> {
  const body = Buffer.alloc(size, "x");
  body.write("first_name=Amira&message=");
  const length = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`;
  const type = "Content-Type: application/x-www-form-urlencoded";
  const head = ["POST /about?contact=message HTTP/1.1", "Host: localhost", type, length, ...headers];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), "localhost");
    let received = "";
    socket.on("data", (data) => {
      received += data.toString("latin1");
      if (isWhole(received)) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
    if (readsLast) socket.pause();
    const parts = body.length / CHUNK;
    const sendFrom = (part: number): void => {
      if (socket.destroyed) return;
      if (part >= parts) {
        if (chunked) socket.write("0\r\n\r\n");
        socket.resume();
        return;
      }
      const bytes = body.subarray(part * CHUNK, (part + 1) * CHUNK);
      if (chunked) socket.write(`${bytes.length.toString(16)}\r\n`);
      socket.write(bytes);
      socket.write(chunked ? "\r\n" : "", () => sendFrom(part + 1));
    };
    socket.write(`${head.join("\r\n")}\r\n\r\n`, () => sendFrom(0));
  });
}

const clients: Record<string, Sending> = {
  "keeps its connection": { headers: [], readsLast: true },
  "closes its connection": { headers: ["Connection: close"], readsLast: true },
  "sends in chunks": { headers: [], chunked: true, readsLast: true },
  "sends in chunks and closes its connection": {
    headers: ["Connection: close"],
    chunked: true,
    readsLast: true,
  },
  "asks before it sends": { headers: ["Expect: 100-continue", "Connection: close"], readsLast: false },
};

for (const [name, sending] of Object.entries(clients)) {
  test.each([1, 20])(`a client that ${name} gets the whole 413 page for a message of %i MB`, async (mb) => {
    const received = await post(mb * MB, sending);
    const page = received.replace(CONTINUE, "");
    expect(page.slice(0, 12)).toBe("HTTP/1.1 413");
    expect(page.includes("Your text is too long for this form.")).toBe(true);
    expect(page.includes('value="Amira"')).toBe(true);
    const [head = ""] = page.split("\r\n\r\n", 1);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(page.length).toBe(head.length + 4 + length);
  });
}
