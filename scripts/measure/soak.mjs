// `npm run soak [-- MINUTES]`: the built site under mixed traffic and a failing upstream. Prints memory over time, and what
// became of every acknowledged submission. Ends with 1 when one was lost.

import { startBuilt } from "../build/built-server.mjs";
import { ensureBuilt, ensureInstalled } from "../build/ensure.mjs";
import { startUpstream } from "./soak/upstream.mjs";
import { visitorsOf } from "./soak/visitors.mjs";

const MINUTES = Number(process.argv[2] ?? 30);
const SAMPLE_MS = 10_000;
const METRICS_TOKEN = "a token of the soak test";
/** How often each kind comes, of a hundred. */
const MIX = {
  page: 40,
  rendered: 22,
  message: 14,
  application: 5,
  staged: 2,
  flood: 3,
  invalid: 5,
  spam: 3,
  unknown: 4,
  leaves: 2,
};
const WORKERS = 6;
const REST_MS = 60_000;
const PAUSE_MS = 40;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

ensureInstalled();
await ensureBuilt();
const upstream = await startUpstream();
const site = await startBuilt({
  env: {
    API_BASE_URL: upstream.url,
    API_TIMEOUT_MS: "2000",
    TRUST_PROXY: "loopback",
    METRICS_TOKEN,
    LOG_LEVEL: "warn",
  },
});
const acknowledged = new Set();
const visitors = visitorsOf(site, acknowledged);
const kinds = Object.entries(MIX).flatMap(([kind, share]) => Array(share).fill(kind));
const seen = new Map();
const samples = [];
const end = Date.now() + MINUTES * 60_000;

async function worker() {
  while (Date.now() < end) {
    const kind = kinds[Math.floor(Math.random() * kinds.length)];
    const outcome = await visitors[kind]().catch(({ cause }) => cause?.code ?? "broken");
    const key = `${kind} ${outcome}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    await pause(PAUSE_MS);
  }
}

async function metrics() {
  const response = await fetch(`${site.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await response.text();
  return (name) => Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

async function figures() {
  const figure = await metrics();
  return {
    resident: figure("process_resident_memory_bytes") / 1e6,
    heap: figure("nodejs_heap_size_used_bytes") / 1e6,
    external: figure("nodejs_external_memory_bytes") / 1e6,
    files: figure("process_open_fds"),
    lag: figure("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
}

async function sample() {
  while (Date.now() < end) {
    await pause(SAMPLE_MS);
    samples.push(await figures());
  }
}

const atStart = await figures();
await Promise.all([sample(), ...Array.from({ length: WORKERS }, worker)]);
upstream.recover();
let pending = Number.POSITIVE_INFINITY;
for (let tries = 0; tries < 120 && pending > 0; tries += 1) {
  await pause(1000);
  pending = (await metrics())('submissions\\{state="pending"\\}');
}

await pause(REST_MS);
const atRest = await figures();

const parts = 6;
const size = Math.ceil(samples.length / parts);
const table = Array.from({ length: parts }, (_, at) => {
  const part = samples.slice(at * size, (at + 1) * size);
  const middle = (name) => Math.round(median(part.map((one) => one[name])));
  const minutes = `${((at * size * SAMPLE_MS) / 60_000).toFixed(0)}–${(((at + 1) * size * SAMPLE_MS) / 60_000).toFixed(0)}`;
  const peak = Math.round(Math.max(...part.map(({ resident }) => resident)));
  return {
    minutes,
    resident: middle("resident"),
    peak,
    heap: middle("heap"),
    external: middle("external"),
    files: middle("files"),
    lag: middle("lag"),
  };
}).filter(({ resident }) => !Number.isNaN(resident));
console.log(
  `\nMB (medians), open files and event loop lag (p99, ms) by minutes; ${site.pid ? `process ${site.pid}` : ""}`,
);
console.table(table);
console.table({ "before the first visitor": atStart, "after the last, at rest": atRest });
console.table([...seen].sort().map(([what, count]) => ({ what, count })));
const lost = [...acknowledged].filter((id) => !upstream.accepted.has(id));
const repeated = [...upstream.accepted.values()].filter((times) => times > 1).length;
console.log(
  `${acknowledged.size} acknowledged, ${upstream.accepted.size} arrived, ${lost.length} lost, ${repeated} arrived more than once under one key, ${pending} pending`,
);
await site.stop();
upstream.stop();
process.exit(lost.length === 0 ? 0 : 1);
