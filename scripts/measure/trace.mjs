// `npm run trace`, or `npm run trace -- /landing`: scrolls the pages with the most motion on a processor slowed four
// times, and prints what it cost. QUALITY: at least 50 frames a second, and no task over 100 ms after load. Frames and
// tasks are also waiting times, so the machine should have nothing else to do; `busiestTask` is processor time alone.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../browser.mjs";
import { ensureBuilt } from "../build/ensure.mjs";

const PAGES = [
  "/landing",
  "/customer-service",
  "/contract-lifecycle",
  "/employees-engagement",
  "/digital-products",
];
const SLOWED = 4;
const FRAMES_PER_SECOND = 50;
const LONGEST_TASK = 100;

const asked = process.argv.slice(2);

ensureBuilt();
const site = await startSite();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const rows = [];
try {
  for (const path of asked.length > 0 ? asked : PAGES) {
    console.log(`Scrolling ${path} …`);
    rows.push({ path, ...(await trace(`${site.url}${path}`)) });
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(rows);
const missed = rows.filter(
  (row) => row.framesPerSecond < FRAMES_PER_SECOND || row.longestTask > LONGEST_TASK,
);
if (missed.length > 0) console.error(`Missed: ${missed.map(({ path }) => path).join(", ")}`);
process.exit(missed.length > 0 ? 1 : 0);

/** Scrolls a page down and up with the wheel; frames and tasks (ms) while it does. Tasks under 50 ms are not reported. */
async function trace(url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(url, { waitUntil: "load" });
  await page.mouse.move(700, 450);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // Late scripts and the film have started.
  await page.waitForTimeout(4000);
  const endOfTrace = await startTrace();
  await page.evaluate(watch);
  for (const direction of [1, -1]) {
    for (let turn = 0; turn < 45; turn += 1) {
      await page.mouse.wheel(0, direction * 120);
      await page.waitForTimeout(50);
    }
    await page.waitForTimeout(1500);
  }
  const result = await page.evaluate(() => window.endOfWatch());
  const busiestTask = await endOfTrace();
  await page.close();
  return { ...result, busiestTask };
}

/** Follows the main threads; the function it gives ends that and tells the most processor time one task took (ms). */
async function startTrace() {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel"] } });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
    const main = new Set(events.filter(({ args }) => args?.name === "CrRendererMain").map(threadOf));
    const tasks = events.filter((event) => main.has(threadOf(event)) && event.name.endsWith("RunTask"));
    return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
  };
}

/** Runs in the page: notes frames while it scrolls, and every long task. */
function watch() {
  const gaps = [];
  const tasks = [];
  let last = 0;
  let place = window.scrollY;
  let watching = true;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: "longtask" });
  const frame = (now) => {
    // Only frames that moved the page count; at rest nothing has to be drawn.
    if (window.scrollY !== place && last) gaps.push(now - last);
    place = window.scrollY;
    last = now;
    if (watching) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.endOfWatch = () => {
    watching = false;
    observer.disconnect();
    const total = gaps.reduce((sum, gap) => sum + gap, 0);
    const sorted = [...gaps].sort((a, b) => a - b);
    return {
      framesPerSecond: Math.round((gaps.length / total) * 1000),
      medianFrame: Math.round(sorted[Math.floor(sorted.length / 2)]),
      frame95: Math.round(sorted[Math.floor(sorted.length * 0.95)]),
      longTasks: tasks.length,
      longestTask: Math.round(Math.max(0, ...tasks)),
    };
  };
}

/** The built server on a free port. */
async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "trace-"));
  const child = spawn(process.execPath, ["server/bin/start.mjs"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /listening on http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}
