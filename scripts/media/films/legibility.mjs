/**
 * Checks that the text over every hero film can be read on the film's brightest picture.
 *
 *   npm run build && PORT=4391 node server/start.mjs
 *   node scripts/media/films/legibility.mjs http://127.0.0.1:4391 [/about …]   all pages with a film unless told
 *
 * The poster is answered with the brightest picture (brightest.mjs), the films are held back, the text is
 * made transparent, and each text's colour is held against the pixels behind its lines. Prints the worst and
 * the mean contrast; ends with 1 when a text is under 4.5, or a large text or an icon under 3.
 */
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { brightest } from "./brightest.mjs";
import { measureContrast } from "./contrast.mjs";

const HEROES = fileURLToPath(new URL("../../../public/media/films/heroes/", import.meta.url));
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PARTS = {
  logo: ".header .logo",
  menu: ".header .menu-bar",
  contact: ".header__contact",
  burger: ".header__menu",
  trail: ".hero__text .trail",
  heading: ".hero__text h1:not(.visually-hidden)",
  tagline: ".hero__tagline",
  lede: ".hero__lead",
  scroll: ".hero__explore",
  buttons: ".hero .film-controls",
};
const HIDDEN = `*,*::before,*::after{color:transparent!important;transition:none!important;
animation:none!important;text-decoration-color:transparent!important} svg{visibility:hidden!important}`;
const TEXT = 4.5;
const LARGE = 3;

const [site, ...named] = process.argv.slice(2);
const pictures = new Map();

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
});
try {
  const rows = [];
  for (const { path, film } of await pagesWithFilm()) {
    for (const viewport of VIEWPORTS) {
      for (const row of await measurePage(path, film, viewport)) rows.push(row);
    }
  }
  report(rows);
} finally {
  await browser.close();
}

/** Pages whose HTML shows a hero's poster. */
async function pagesWithFilm() {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const all = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const found = [];
  for (const path of named.length ? named : all) {
    const html = await (await fetch(site + path)).text();
    const film = html.match(/heroes\/([a-z-]+)-1280\.avif/)?.[1];
    if (film && html.includes("data-hero")) found.push({ path, film });
  }
  return found;
}

async function measurePage(path, film, viewport) {
  const context = await browser.newContext({ viewport, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.route(/\.mp4$/, (route) => route.abort());
    await page.route(/heroes\/.*\.avif$/, async (route) => {
      const width = route.request().url().includes("-576.") ? 576 : 1280;
      await route.fulfill({ contentType: "image/png", body: await pictureOf(film, width) });
    });
    await page.goto(site + path, { waitUntil: "load" });
    // The film's buttons come with the first sign of a visitor.
    await page.mouse.move(20, 20);
    await page.waitForSelector(".hero .film-controls");
    await page.waitForFunction(() => document.querySelector(".film[data-hero] img")?.naturalWidth > 0);
    const texts = await page.evaluate(readTexts, PARTS);
    await page.addStyleTag({ content: HIDDEN });
    const hero = await page.locator(".hero").boundingBox();
    const shot = await page.screenshot({ fullPage: true, clip: { ...hero, x: 0, y: 0 } });
    const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
    return texts.map(({ part, boxes, colour, large }) => {
      const { worst, mean } = measureContrast({ data, ...info }, boxes, colour);
      return { film, path, width: viewport.width, part, worst, mean, wanted: large ? LARGE : TEXT };
    });
  } finally {
    await context.close();
  }
}

function pictureOf(film, width) {
  const file = `${HEROES}${film}-${width}.av1.mp4`;
  if (!pictures.has(file)) pictures.set(file, brightest(file, width, 720));
  return pictures.get(file);
}

/** Runs in the page: line boxes and colour of each text, outline and colour of each icon. */
function readTexts(parts) {
  const pen = document.createElement("canvas").getContext("2d");
  const rgb = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const found = [];
  const add = (part, element, rects, icon) => {
    const boxes = rects
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => ({ left, top: top + scrollY, right, bottom: bottom + scrollY }));
    if (!boxes.length || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return;
    const { color, fontSize } = getComputedStyle(element);
    found.push({ part, boxes, colour: rgb(color), large: icon || Number.parseFloat(fontSize) >= 24 });
  };
  for (const [part, selector] of Object.entries(parts)) {
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (!walker.currentNode.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        add(part, walker.currentNode.parentElement, [...range.getClientRects()], false);
      }
      for (const icon of root.querySelectorAll("svg")) add(part, icon, [icon.getBoundingClientRect()], true);
    }
  }
  return found;
}

/** One line per page and width: the worst text of each part. */
function report(rows) {
  const failed = rows.filter(({ worst, wanted }) => worst < wanted);
  const lines = new Map();
  for (const row of rows) {
    const key = `${row.path.padEnd(52)} ${String(row.width).padStart(4)}`;
    const line = lines.get(key) ?? new Map();
    const known = line.get(row.part);
    if (!known || row.worst - row.wanted < known.worst - known.wanted) line.set(row.part, row);
    lines.set(key, line);
  }
  const number = (value) => value.toFixed(1);
  for (const [key, line] of lines) {
    const cells = [...line.values()].map(
      ({ part, worst, mean, wanted }) =>
        `${part} ${number(worst)}/${number(mean)}${worst < wanted ? " FAILS" : ""}`,
    );
    console.log(`${key}  ${cells.join("  ")}`);
  }
  console.log(`${rows.length} texts, ${failed.length} under their limit`);
  if (failed.length) process.exitCode = 1;
}
