/**
 * Checks that the text over every hero film can be read when each pixel of the film is at its brightest.
 *
 *   npm run build && PORT=4391 node server/bin/start.mjs
 *   node scripts/media/films/checks/legibility.mjs http://127.0.0.1:4391 [/about …]   all pages with a film by default
 *
 * Prints the worst and the mean contrast. Exit code 1 if a text has less than 4.5, or a large text or an icon less
 * than 3.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { openBrowser } from "../../chromium.mjs";
import { measureContrast } from "./contrast.mjs";
import { report } from "./legibility-report.mjs";
import { maxProjection } from "./max-projection.mjs";
import { readTexts } from "./read-texts.mjs";

const HEROES = fileURLToPath(new URL("../../../../public/media/films/heroes/", import.meta.url));
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
  burger: ".header > .button--round",
  trail: ".hero__text .breadcrumbs",
  heading: ".hero__text h1:not(.visually-hidden)",
  tagline: ".hero__tagline",
  lede: ".hero .lead",
  scroll: ".hero__explore",
  buttons: ".hero .video-controls",
};
const HIDDEN = `*,*::before,*::after{color:transparent!important;transition:none!important;
animation:none!important;text-decoration-color:transparent!important} svg{visibility:hidden!important}`;
const TEXT = 4.5;
const LARGE = 3;

const [site, ...named] = process.argv.slice(2);
const pictures = new Map();

const browser = await openBrowser();
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
    // The film's buttons are added on the first user input.
    await page.mouse.move(20, 20);
    await page.waitForSelector(".hero .video-controls");
    await page.waitForFunction(() => document.querySelector(".video[data-hero] img")?.naturalWidth > 0);
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
  if (!pictures.has(file)) pictures.set(file, maxProjection(file, width, 720));
  return pictures.get(file);
}
