// `npm run lighthouse [-- /about …]`: every page of the built site, or those named, on a simulated phone; the median of
// three runs each, beside an empty Remix page. Exits with 1 when a page misses a limit below.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startBuilt } from "../build/built-server.mjs";
import { ensureBuilt } from "../build/ensure.mjs";
import { CHROMIUM_ARGS, ensureBrowser } from "../build/programs.mjs";
import { startEmptyPage } from "./empty-page.mjs";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Performance may be this many points below the empty page's; the other scores are 100, and CLS is 0. */
const POINTS = 3;
const MAX_FCP_MS = 1000;
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

function passes({ scores: [performance, ...others], figures }, empty) {
  return (
    performance >= empty.scores[0] - POINTS &&
    others.every((score) => score === 100) &&
    figures.FCP <= MAX_FCP_MS &&
    Math.round(figures.CLS * 1000) === 0
  );
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
const emptyPage = await startEmptyPage();
const table = {};
let failed = false;

async function measure(name, url) {
  const result = await judge(url, chrome.port);
  const figures = Object.entries(result.figures).map(([n, value]) => [
    n,
    Number(value.toFixed(n === "CLS" ? 3 : 0)),
  ]);
  table[name] = {
    scores: result.scores.join("/"),
    ...Object.fromEntries(figures),
    kB: Math.round(result.kB),
  };
  console.log(name, JSON.stringify(table[name]), result.failed.join(" "));
  return result;
}

try {
  const empty = await measure("empty Remix page", emptyPage.url);
  const named = process.argv.slice(2);
  for (const path of named.length > 0 ? named : await sitemapPaths(site.url)) {
    const ok = passes(await measure(path, site.url + path), empty);
    table[path].ok = ok;
    failed ||= !ok;
  }
} finally {
  chrome.kill();
  emptyPage.stop();
  await site.stop();
}
console.table(table);
process.exit(failed ? 1 : 0);
