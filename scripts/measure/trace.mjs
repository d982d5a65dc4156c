// `npm run trace [-- /landing …]`: scrolls the pages with the most motion on a processor slowed four times, and prints
// frames and tasks. Both include waiting, so run it on an idle machine; `busiestTask` is processor time alone. Exits with 1 below 50 frames a second, or with a task over 100 ms after load.
import { chromium } from "@playwright/test";
import { startBuilt } from "../build/built-server.mjs";
import { ensureBuilt } from "../build/ensure.mjs";
import { CHROMIUM_ARGS, ensureBrowser } from "../build/programs.mjs";

const PAGES = [
  "/landing",
  "/customer-service",
  "/contract-lifecycle",
  "/employees-engagement",
  "/digital-products",
];
const CPU_SLOWDOWN = 4;
const MIN_FRAMES_PER_SECOND = 50;
const MAX_TASK_MS = 100;

const paths = process.argv.slice(2);

await ensureBuilt();
const site = await startBuilt();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS });
const rows = [];
try {
  for (const path of paths.length > 0 ? paths : PAGES) {
    console.log(`Scrolling ${path} …`);
    rows.push({ path, ...(await trace(`${site.url}${path}`)) });
  }
} finally {
  await browser.close();
  await site.stop();
}
console.table(rows);
const missed = rows.filter(
  (row) => row.framesPerSecond < MIN_FRAMES_PER_SECOND || row.longestTask > MAX_TASK_MS,
);
if (missed.length > 0) console.error(`Missed: ${missed.map(({ path }) => path).join(", ")}`);
process.exit(missed.length > 0 ? 1 : 0);

/** Scrolls a page down and up with the wheel; frames and tasks (ms) while it does. Browsers report tasks from 50 ms on. */
async function trace(url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "load" });
  await page.mouse.move(700, 450);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // The video has started.
  await page.waitForTimeout(4000);
  const endTrace = await startTrace();
  await page.evaluate(watch);
  for (const direction of [1, -1]) {
    for (let turn = 0; turn < 45; turn += 1) {
      await page.mouse.wheel(0, direction * 120);
      await page.waitForTimeout(50);
    }
    await page.waitForTimeout(1500);
  }
  const result = await page.evaluate(() => window.endWatch());
  const busiestTask = await endTrace();
  await page.close();
  return { ...result, busiestTask };
}

/** Traces the main threads. The returned function ends that, and returns the processor time of the busiest task (ms). */
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
  let position = window.scrollY;
  let watching = true;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: "longtask" });
  const frame = (now) => {
    // Only frames that moved the page count: at rest a browser has nothing to paint.
    if (window.scrollY !== position && last) gaps.push(now - last);
    position = window.scrollY;
    last = now;
    if (watching) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.endWatch = () => {
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
