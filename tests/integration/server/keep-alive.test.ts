import { Agent, request } from "node:http";
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

/** Sends a request over a connection of the agent; resolves to its status and whether the connection had been used before. */
function get(agent: Agent, path: string): Promise<{ status?: number; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}${path}`, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode, reused: sent.reusedSocket }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

test.each(["/about", "/career"])("%s announces that its connection outlives any proxy's", async (path) => {
  const { headers } = await send(`${site.url}${path}`, { headers: { Connection: "keep-alive" } });
  const seconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  expect(seconds).toBeGreaterThan(LONGEST_SECONDS);
});

test("a connection that was idle for longer than Node's default accepts the next request", async () => {
  // A client that believes what is announced would close by itself.
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 60_000 });
  expect(await get(agent, "/about")).toEqual({ status: 200, reused: false });
  // Node closes after 5 s, in some versions a second later.
  await new Promise((resolve) => setTimeout(resolve, 7_500));
  expect(await get(agent, "/career")).toEqual({ status: 200, reused: true });
  agent.destroy();
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
