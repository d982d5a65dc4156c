// `npm run lighthouse [-- /about …]`: every page of the built site, or those named, on a simulated phone; the median of
// three runs each. Exits with 1 when a page is below a score or over a limit below.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startBuilt } from "../build/built-server.mjs";
import { ensureBuilt } from "../build/ensure.mjs";
import { CHROMIUM_ARGS, ensureBrowser } from "../build/programs.mjs";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** The least score of each category. */
const SCORES = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const CATEGORIES = Object.keys(SCORES);
/** Milliseconds, except CLS. */
const LIMITS = { LCP: 1900, TBT: 150, CLS: 0.001 };
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  SI: "speed-index",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

/** On a busy machine a headless browser sometimes paints nothing; the run is repeated. */
const TRIES = 3;

async function run(url, port, tries = TRIES) {
  const { lhr } = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (lhr.runtimeError && tries > 1) return run(url, port, tries - 1);
  const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
  const figures = Object.entries(AUDITS).map(([name, id]) => [
    name,
    lhr.audits[id].numericValue ?? Number.NaN,
  ]);
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
    .map(({ id }) => id);
  return {
    scores,
    figures: Object.fromEntries(figures),
    kB: (lhr.audits["total-byte-weight"].numericValue ?? 0) / 1000,
    failed,
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function judge(url, port) {
  const runs = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await run(url, port));
  const scores = CATEGORIES.map((_, i) => median(runs.map((one) => one.scores[i])));
  const figures = Object.keys(AUDITS).map((name) => [name, median(runs.map((one) => one.figures[name]))]);
  return {
    scores,
    figures: Object.fromEntries(figures),
    kB: median(runs.map(({ kB }) => kB)),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

async function sitemapPaths(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, page]) => new URL(page).pathname);
}

await ensureBuilt();
const site = await startBuilt();
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ["--headless=new", ...CHROMIUM_ARGS],
  logLevel: "error",
});
const table = {};
let below = false;
try {
  const named = process.argv.slice(2);
  for (const path of named.length > 0 ? named : await sitemapPaths(site.url)) {
    const { scores, figures, kB, failed } = await judge(site.url + path, chrome.port);
    const wrong =
      scores.some((score, i) => score < SCORES[CATEGORIES[i]]) ||
      Object.keys(LIMITS).some((n) => figures[n] > LIMITS[n]);
    below ||= wrong;
    table[path] = {
      scores: scores.join("/"),
      ...Object.fromEntries(
        Object.entries(figures).map(([n, value]) => [n, Number(value.toFixed(n === "CLS" ? 3 : 0))]),
      ),
      kB: Math.round(kB),
    };
    console.log(path, JSON.stringify(table[path]), failed.join(" "));
  }
} finally {
  chrome.kill();
  await site.stop();
}
console.table(table);
process.exit(below ? 1 : 0);
