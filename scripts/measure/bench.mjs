// `npm run bench`: the built site beside bare node:http, Express and nginx, which send the same bytes. They take turns, so
// that a busy moment of the machine affects them all. Compare the ratios: absolute figures depend on the machine.
import { cpus } from "node:os";
import { startBuilt } from "../build/built-server.mjs";
import { load } from "./load.mjs";
import {
  buildEmptyPage,
  copyResponse,
  cpuSeconds,
  memory,
  moveToCore,
  onCore,
  startEmptyPage,
  startReferences,
} from "./servers.mjs";

/** Processes of each server, one after the other: the speed of each depends on its memory layout. */
const PROCESSES = Number(process.env.BENCH_PROCESSES ?? 3);
/** Turns of each process, several and short: other load on the machine comes and goes within seconds. */
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const RENDERED = ["/career", "/?contact=message"];
const EMPTY = "empty Remix page";

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
/** The best quartile of the turns: other load only ever slows a turn down. */
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

/** Waits until the site serves its home page from the cache, at the size that the other servers will copy. */
async function untilCached({ url }) {
  while (!(await fetch(url)).headers.has("etag")) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** One measurement, with the server's own time per request, which is meaningful even on a busy machine. */
async function measure({ port, pid }, path, connections = 30) {
  const before = cpuSeconds(pid);
  const result = await load({ port, path, seconds: SECONDS, connections });
  const cpu = cpuSeconds(pid) - before;
  return { ...result, cpuMicros: (cpu * 1e6) / (result.perSecond * result.took) };
}

/** The figures of each server's process with the cached page. */
async function measureCached(servers, path) {
  const results = servers.map(() => []);
  // V8 optimises frequent code, so every server warms up first.
  for (const { port } of servers) await load({ port, path, seconds: 1 });
  for (let i = 0; i < TURNS; i += 1) {
    for (const [at, server] of servers.entries()) results[at].push(await measure(server, path));
  }
  return servers.map(({ name, pid }, at) => {
    const all = (figure) => results[at].map((result) => result[figure]);
    return {
      name,
      perSecond: undisturbed(all("perSecond"), "most"),
      cpuMicros: undisturbed(all("cpuMicros"), "least"),
      p50: median(all("p50")),
      p99: median(all("p99")),
      peak: memory(pid)?.peak,
    };
  });
}

/** A page that is rendered for each request. */
async function measureRendered(site, path, name = path) {
  const results = [];
  for (let i = 0; i < TURNS; i += 1) results.push(await measure(site, path, 10));
  const alone = await load({ port: site.port, path, seconds: 1, connections: 1 });
  const middle = (figure) => median(results.map((result) => result[figure]));
  return {
    name,
    perSecond: middle("perSecond"),
    cpuMicros: middle("cpuMicros"),
    p99: middle("p99"),
    alone: alone.p50,
  };
}

/** Starts every server anew, measures them in turns and stops them. */
async function runOnce() {
  const site = await startBuilt({ command: onCore(0) });
  await untilCached(site);
  const idle = memory(site.pid)?.now;
  const emptyPage = await startEmptyPage({ command: onCore(0) });
  const references = await startReferences(await copyResponse(site.url, "br"));
  try {
    const servers = [
      { name: "this site", port: site.port, pid: site.pid },
      ...references.map(({ name, port, child }) => ({ name, port, pid: child.pid })),
    ];
    const cached = await measureCached(servers, "/");
    const rendered = [];
    for (const path of RENDERED) rendered.push(await measureRendered(site, path));
    rendered.push(await measureRendered(emptyPage, "/", EMPTY));
    return { cached, rendered, idle, peak: memory(site.pid)?.peak };
  } finally {
    for (const { child } of references) child.kill();
    emptyPage.stop();
    await site.stop();
  }
}

buildEmptyPage();
moveToCore(1);
console.log(
  `${cpus().length} × ${cpus()[0].model}, Node ${process.version}; servers on core 0, load on core 1`,
);
const startMs = await startUp();
const runs = [];
for (let i = 0; i < PROCESSES; i += 1) runs.push(await runOnce());

/** Each process's figure, by table and row, and the middle one of them. */
const each = (of, name, figure) => runs.map((run) => run[of].find((row) => row.name === name)[figure]);
const middle = (of, name, figure) => median(each(of, name, figure));
const ofNode = (name, figure) =>
  round(middle("cached", name, figure) / middle("cached", "bare node:http", figure), 2);

console.table(
  runs[0].cached.map(({ name }) => ({
    server: name,
    "requests/s": round(middle("cached", name, "perSecond")),
    "each process": each("cached", name, "perSecond")
      .map((speed) => round(speed))
      .join(" "),
    "of node:http": ofNode(name, "perSecond"),
    "CPU µs each": round(middle("cached", name, "cpuMicros"), 1),
    "CPU of node:http": ofNode(name, "cpuMicros"),
    "p50 ms": round(middle("cached", name, "p50"), 2),
    "p99 ms": round(middle("cached", name, "p99"), 2),
    "peak MB": middle("cached", name, "peak"),
  })),
);
console.table(
  [...RENDERED, EMPTY].map((path) => ({
    "rendered page": path,
    "requests/s": round(middle("rendered", path, "perSecond")),
    "CPU ms each": round(middle("rendered", path, "cpuMicros") / 1000, 2),
    "p99 ms": round(middle("rendered", path, "p99"), 1),
    "one connection, p50 ms": round(middle("rendered", path, "alone"), 2),
  })),
);
console.table([
  {
    "start to first page, ms": round(startMs),
    "idle MB": median(runs.map(({ idle }) => idle)),
    "peak MB": median(runs.map(({ peak }) => peak)),
  },
]);
