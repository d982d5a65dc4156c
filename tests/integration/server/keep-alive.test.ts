import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "warn" });
});
afterAll(() => site.stop());

/** The longest that a common proxy keeps an idle connection: Google's load balancers, ten minutes. */
const LONGEST_SECONDS = 600;

test.each(["/about", "/career"])("%s announces that its connection outlives any proxy's", async (path) => {
  const { headers } = await send(`${site.url}${path}`, { headers: { Connection: "keep-alive" } });
  const seconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  expect(seconds).toBeGreaterThan(LONGEST_SECONDS);
});

test("idle connections do not delay the end of the process", async () => {
  const stopped = await startSite({ LOG_LEVEL: "warn" });
  const { hostname, port } = new URL(stopped.url);
  const idle = Array.from({ length: 50 }, () => connect(Number(port), hostname));
  const answered = (socket: Socket) =>
    new Promise((resolve, reject) => {
      socket.once("data", resolve);
      socket.once("error", reject);
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    });
  await Promise.all(idle.map(answered));
  const closed = idle.map((socket) => new Promise((resolve) => socket.once("close", resolve)));
  for (const socket of idle) socket.resume();
  const begun = performance.now();
  expect(await stopped.end("SIGTERM")).toBe(0);
  // Five seconds in which new visitors are still let in, and next to nothing after that.
  expect(performance.now() - begun).toBeLessThan(15_000);
  await Promise.all(closed);
  await stopped.stop();
});
