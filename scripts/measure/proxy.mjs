// `npm run proxy [-- MINUTES]`: posts through nginx, which reuses its connections to the built site, with pauses around the
// times after which servers close idle connections. A server that closes one just as it is reused makes nginx answer 502.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { startBuilt } from "../build/built-server.mjs";
import { reverseProxyCommand } from "./nginx.mjs";
import { freePort } from "./servers.mjs";

const MINUTES = Number(process.argv[2] ?? 10);
/** Each has a connection of its own between nginx and the site. */
const VISITORS = 100;
/** Milliseconds. Node closes idle connections after 5 or 6 s by default; 21 s is longer than it waits for a request's head. */
const PAUSES = [6_000, 6_000, 5_000, 6_000, 1_000, 6_000, 21_000];
/** A pause is up to this much shorter or longer, so that some posts meet the very moment of closing. */
const SPREAD_MS = 8;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the contact form; gives the status of the answer. */
function post(port, host, agent) {
  const id = randomUUID();
  const body = new URLSearchParams({
    submission_id: id,
    first_name: "Amira",
    last_name: "Haddad",
    email: "amira@example.test",
    topic: "Just a message",
    message: `This is ${id}.`,
  }).toString();
  const headers = {
    Host: host,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const options = {
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/about?contact=message",
      headers,
      agent,
    };
    request(options, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    })
      .on("error", ({ code }) => resolve(code))
      .end(body);
  });
}

const site = await startBuilt({
  env: { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_HOUR: "0", TRUST_PROXY: "loopback" },
});
const port = await freePort();
const hosts = Array.from({ length: VISITORS }, (_, visitor) => `visitor-${visitor}.test`);
const [program, ...args] = reverseProxyCommand(site.port, port, hosts);
const nginx = spawn(program, args, { stdio: "inherit" });
await pause(500);

const answers = new Map();
const end = Date.now() + MINUTES * 60_000;
async function visit(host, visitor) {
  const agent = new Agent({ keepAlive: true });
  for (let turn = visitor; Date.now() < end; turn += 1) {
    await pause(PAUSES[turn % PAUSES.length] + (Math.random() * 2 - 1) * SPREAD_MS);
    const answer = await post(port, host, agent);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  agent.destroy();
}
await Promise.all(hosts.map(visit));
nginx.kill();
await site.stop();

console.table(Array.from(answers, ([answer, posts]) => ({ answer, posts })));
const failed = Array.from(answers.keys()).some((answer) => !(answer >= 200 && answer < 400));
process.exit(failed ? 1 : 0);
