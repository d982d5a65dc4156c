// Limits for the weight of a page, in bytes on the wire. `npm run build` and `npm test` fail above one.
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { startBuilt } from "./built-server.mjs";

const KB = 1000;
const budgets = {
  html: 14 * KB,
  css: 10 * KB,
  fonts: 24 * KB,
  /** With its headers, the first ten packets of a connection. */
  poster: 14.1 * KB,
  /** The above and the icons. */
  load: 62 * KB,
  javascript: 125 * KB,
  /** The largest picture that any page can send to a phone. */
  picture: 25 * KB,
};

const compressed = async (text) => (await promisify(brotliCompress)(text)).length;

/** The size of a file of public/ on the wire. */
async function sizeOf(url) {
  const path = url.split("#")[0];
  const { size } = await stat(`build/static${path}.br`).catch(() => stat(`public${path}`));
  return size;
}

async function sum(urls) {
  const sizes = await Promise.all([...new Set(urls)].map(sizeOf));
  return sizes.reduce((total, size) => total + size, 0);
}

const all = (html, pattern) => Array.from(html.matchAll(pattern), ([, value]) => value);

async function weigh(html) {
  const styles = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const css = await Promise.all(styles.map((path) => readFile(`public${path}`, "utf8")));
  const fonts = all(css.join(""), /url\("?([^")]+\.woff2)"?\)/g);
  const icons = all(html, /<use href="([^"#]+)/g);
  // A phone takes the narrow source and its widest candidate. A page without a video opens with a picture.
  const narrow = all(html, /<source media="\(width &lt;[^>]* srcSet="([^"]+)"/g).slice(0, 1);
  const posters = narrow.map((candidates) => candidates.split(", ").at(-1).split(" ")[0]);
  const pictures = all(html, /srcSet="[^"]*?(\S+-800\.avif) 800w/g);
  const scripts = [
    ...all(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...all(html, /import (?:\* as \w+ from )?"([^"]+)"/g),
    ...all(html, /import\("([^"]+)"\)/g),
  ];
  const parts = {
    html: await compressed(html),
    css: await sum(styles),
    fonts: await sum(fonts),
    poster: await sum(posters),
    javascript: await sum(scripts),
    picture: Math.max(0, ...(await Promise.all(pictures.map(sizeOf)))),
  };
  const load = parts.html + parts.css + parts.fonts + parts.poster + (await sum(icons));
  return { ...parts, load };
}

/** Weighs every page of the sitemap as the built server sends it, prints a table and sets the exit code. */
export async function checkBudgets() {
  const site = await startBuilt();
  const heaviest = {};
  const over = [];
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    for (const page of all(sitemap, /<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(page);
      const weight = await weigh(await (await fetch(site.url + pathname)).text());
      for (const [part, budget] of Object.entries(budgets)) {
        if (weight[part] > budget) over.push(`${pathname}: ${part} ${weight[part]} of ${budget} bytes`);
        if (!(heaviest[part]?.bytes > weight[part]))
          heaviest[part] = { bytes: weight[part], budget, pathname };
      }
    }
  } finally {
    await site.stop();
  }
  console.table(heaviest);
  if (over.length === 0) return;
  console.error(`Over budget:\n${over.join("\n")}`);
  process.exitCode = 1;
}
