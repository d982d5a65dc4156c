// `npm run bench`: the built site next to bare node:http, Express and nginx sending the same bytes, in turns, so that a
// busy moment of the machine meets them all. Absolute figures are the machine's; the ratios are what counts.
import { cpus } from "node:os";
import { startBuilt } from "./built-server.mjs";
import { load } from "./load.mjs";
import { copyAnswer, cpuSeconds, memory, moveToCore, onCore, startReferences } from "./servers.mjs";

/** Turns of each server: many and short, for others on the machine come and go in seconds. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const RENDERED = ["/career", "/?contact=message"];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
/** What one turn in four reached: others on the machine take from a turn, nothing adds to it. */
const undisturbed = (values, best) => {
  const fromBest = [...values].sort((a, b) => (best === "most" ? b - a : a - b));
  return fromBest[Math.floor(values.length / 4)];
};
const round = (value, digits = 0) => Number(value.toFixed(digits));

/** Starts the site several times; the milliseconds from the start of the process to its first page. */
async function startUp() {
  const times = [];
  for (let i = 0; i < 5; i += 1) {
    const before = performance.now();
    const site = await startBuilt({ command: onCore(0) });
    const answer = await fetch(site.url);
    times.push(performance.now() - before);
    await answer.text();
    await site.stop();
  }
  return median(times);
}

/** Between the last page made and the last garbage given back (server/http/page-cache/collect-garbage.ts), and some. */
const TIDY_MS = 6000;

/** Waits until the site has made and compressed all its pages, and given back what that took. */
async function warmed(pid) {
  for (let quiet = 0; quiet < 3; ) {
    const before = cpuSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = cpuSeconds(pid) - before < 0.03 ? quiet + 1 : 0;
  }
  await new Promise((resolve) => setTimeout(resolve, TIDY_MS));
}

/** One measurement, with the server's own time per request: that holds on a machine that is busy with other things. */
async function measure({ port, pid }, path, connections = 30) {
  const before = cpuSeconds(pid);
  const result = await load({ port, path, seconds: SECONDS, connections });
  const cpu = cpuSeconds(pid) - before;
  return { ...result, cpuMicros: (cpu * 1e6) / (result.perSecond * result.took) };
}

async function compare(servers, path) {
  const results = new Map(servers.map(({ name }) => [name, []]));
  // Code that has run often is compiled better: nobody is measured before.
  for (const { port } of servers) await load({ port, path, seconds: 1 });
  for (let i = 0; i < ROUNDS; i += 1) {
    for (const server of servers) results.get(server.name).push(await measure(server, path));
  }
  const all = (name, figure) => results.get(name).map((result) => result[figure]);
  const speed = (name) => undisturbed(all(name, "perSecond"), "most");
  const cpu = (name) => undisturbed(all(name, "cpuMicros"), "least");
  return servers.map(({ name, pid }) => ({
    server: name,
    "requests/s": round(speed(name)),
    "of node:http": round(speed(name) / speed("bare node:http"), 2),
    "CPU µs each": round(cpu(name), 1),
    "CPU of node:http": round(cpu(name) / cpu("bare node:http"), 2),
    "p50 ms": round(median(all(name, "p50")), 2),
    "p99 ms": round(median(all(name, "p99")), 2),
    "peak MB": memory(pid)?.peak,
  }));
}

async function rendered(site, path) {
  const results = [];
  for (let i = 0; i < ROUNDS; i += 1) results.push(await measure(site, path, 10));
  const alone = await load({ port: site.port, path, seconds: 2, connections: 1 });
  return {
    "rendered page": path,
    "requests/s": round(median(results.map(({ perSecond }) => perSecond))),
    "CPU ms each": round(median(results.map(({ cpuMicros }) => cpuMicros)) / 1000, 2),
    "p99 ms": round(median(results.map(({ p99 }) => p99)), 1),
    "one connection, p50 ms": round(alone.p50, 2),
  };
}

moveToCore(1);
console.log(
  `${cpus().length} × ${cpus()[0].model}, Node ${process.version}; servers on core 0, load on core 1`,
);
const startMs = await startUp();
const site = await startBuilt({ command: onCore(0) });
await warmed(site.pid);
const idle = memory(site.pid)?.now;
const references = await startReferences(await copyAnswer(site.url, "br"));
try {
  const servers = [
    { name: "this site", port: site.port, pid: site.pid },
    ...references.map(({ name, port, child }) => ({ name, port, pid: child.pid })),
  ];
  console.table(await compare(servers, "/"));
  const pages = [];
  for (const path of RENDERED) pages.push(await rendered(site, path));
  console.table(pages);
  console.table([
    { "start to first page, ms": round(startMs), "idle MB": idle, "peak MB": memory(site.pid)?.peak },
  ]);
} finally {
  for (const { child } of references) child.kill();
  await site.stop();
}
