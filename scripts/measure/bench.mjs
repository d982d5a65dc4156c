// `npm run bench`: the built site beside a bare node:http server that sends the same bytes. They take turns, so that a busy
// moment of the machine affects both. Compare the ratios: absolute figures depend on the machine.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { startBuilt } from "../build/built-server.mjs";
import { load } from "./load.mjs";

const TURNS = 10;
const RENDERED = ["/career", "/?contact=message"];

/** Servers run on one core and the load on the other, where taskset is installed. */
const hasTaskset = spawnSync("which", ["taskset"]).status === 0;
const onCore = (core) => (hasTaskset ? ["taskset", "-c", String(core)] : []);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Megabytes of a process on Linux: VmRSS is the present size, VmHWM the largest so far. */
function memory(pid, field) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024);
}

/** A node:http server that answers everything as the site answers its home page. */
async function startReference(url) {
  const [program, ...args] = [...onCore(0), process.execPath, "scripts/measure/reference.mjs", url];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  return { port: Number(line), pid: child.pid, stop: () => child.kill() };
}

/** The cached home page from both servers, in turns, and the median of each figure. */
async function measureCached(servers) {
  const turns = servers.map(() => []);
  // V8 optimises frequent code, so both servers warm up first.
  for (const { port } of servers) await load({ port, path: "/", seconds: 2 });
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [i, { port }] of servers.entries()) turns[i].push(await load({ port, path: "/", seconds: 1 }));
  const [ours, theirs] = turns.map((results) => results.map(({ perSecond }) => perSecond));
  const rows = turns.map((results) => ({
    "requests/s": Math.round(median(results.map(({ perSecond }) => perSecond))),
    "p50 ms": median(results.map(({ p50 }) => p50)).toFixed(2),
    "p99 ms": median(results.map(({ p99 }) => p99)).toFixed(2),
  }));
  console.table({ "this site": rows[0], "bare node:http": rows[1] });
  console.log(`of node:http: ${median(ours.map((speed, turn) => speed / theirs[turn])).toFixed(2)}`);
}

/** A page that is rendered for each request, once V8 has optimised what renders it. */
async function measureRendered(port, path) {
  await load({ port, path, connections: 10, seconds: 10 });
  const busy = await load({ port, path, connections: 10, seconds: 5 });
  const alone = await load({ port, path, connections: 1, seconds: 2 });
  return { "requests/s": Math.round(busy.perSecond), "one connection, p50 ms": alone.p50.toFixed(1) };
}

if (hasTaskset) spawnSync("taskset", ["-cp", "1", String(process.pid)]);
console.log(`${cpus().length} × ${cpus()[0].model}, Node ${process.version}`);
const started = performance.now();
const site = await startBuilt({ command: onCore(0) });
await (await fetch(site.url)).text();
console.log(`start to first page: ${Math.round(performance.now() - started)} ms`);
// From the cache on, a response has an ETag.
while (!(await fetch(site.url)).headers.has("etag")) await new Promise((resolve) => setTimeout(resolve, 100));
const idle = memory(site.pid, "VmRSS");
const reference = await startReference(site.url);
try {
  await measureCached([site, reference]);
  const rendered = {};
  for (const path of RENDERED) rendered[path] = await measureRendered(site.port, path);
  console.table(rendered);
  console.log(`memory: ${idle} MB idle, ${memory(site.pid, "VmHWM")} MB at most`);
} finally {
  reference.stop();
  await site.stop();
}
