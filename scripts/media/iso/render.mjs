/**
 * Draws pictures: scene -> SVG -> Chromium -> AVIF at 400, 800 and 1200 pixels.
 *
 *   node scripts/media/iso/render.mjs industries/banking/fraud-alerts   one picture
 *   node scripts/media/iso/render.mjs industries/banking                all below a prefix
 *   node scripts/media/iso/render.mjs all --png /tmp/look               also a PNG of each, to look at
 *   … --png /tmp/look --only-png                                        no AVIF: quick while drawing
 *
 * While the picture is in the browser its lettering is checked: a text that leaves its panel or the
 * picture, or is under 20 pixels in an overlay, is reported.
 */
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const root = new URL("../../../", import.meta.url).pathname;
const outDir = path.join(root, "public/media/pictures");
const LIMIT = 31_000;

/** All pictures of all scene files, sorted by id. */
export async function allPictures() {
  const dir = new URL("./scenes/", import.meta.url);
  const files = fs.readdirSync(dir, { recursive: true }).filter((f) => f.endsWith(".mjs"));
  const modules = await Promise.all(files.map((f) => import(new URL(f, dir).href)));
  return modules.flatMap((m) => m.picture ?? []).sort((a, b) => a.id.localeCompare(b.id));
}

function fontFace(family, file) {
  const data = fs.readFileSync(path.join(root, "node_modules/@fontsource-variable", file)).toString("base64");
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data});font-weight:100 900}`;
}

const page = `<!doctype html><style>${fontFace("Geist", "geist/files/geist-latin-wght-normal.woff2")}${fontFace(
  "Geist Mono",
  "geist-mono/files/geist-mono-latin-wght-normal.woff2",
)}${fontFace("Funnel Display", "funnel-display/files/funnel-display-latin-wght-normal.woff2")}
body{margin:0}svg.pic{display:block;width:1200px;height:900px}</style><body></body>`;

/** Runs in the browser: shows the SVG, waits for its fonts, returns complaints about lettering. */
async function show(svg) {
  document.body.innerHTML = svg;
  document.body.firstElementChild.classList.add("pic");
  await Promise.all(
    ["Geist", "Funnel Display", "Geist Mono"].map((f) => document.fonts.load(`500 20px "${f}"`)),
  );
  await document.fonts.ready;
  const faults = [];
  for (const text of document.querySelectorAll("text")) {
    const box = text.getBoundingClientRect();
    const panel = text.closest("[data-panel]");
    const frame = panel?.querySelector("[data-frame]")?.getBoundingClientRect();
    const size = Number(text.getAttribute("font-size"));
    if (panel && size < 20) faults.push(`small text (${size}): ${text.textContent}`);
    const pad = frame ? 10 : 0;
    const into = frame ?? { left: 0, top: 0, right: 1200, bottom: 900 };
    const outside =
      box.left < into.left + pad ||
      box.right > into.right - pad ||
      box.top < into.top ||
      box.bottom > into.bottom;
    if (panel && outside) faults.push(`text leaves its frame: ${text.textContent}`);
  }
  for (const frame of document.querySelectorAll("[data-frame]")) {
    const b = frame.getBoundingClientRect();
    if (b.left < 24 || b.top < 24 || b.right > 1176 || b.bottom > 876) faults.push("panel too near the edge");
  }
  return faults;
}

/** The best quality that fits the limit at 1200; the smaller widths use the same. */
async function encode(png, id) {
  for (let quality = 58; ; quality -= 3) {
    const largest = await sharp(png).resize(1200).avif({ quality, effort: 4 }).toBuffer();
    if (largest.length > LIMIT && quality > 25) continue;
    const target = path.join(outDir, id);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(`${target}-1200.avif`, largest);
    for (const width of [800, 400]) {
      fs.writeFileSync(
        `${target}-${width}.avif`,
        await sharp(png).resize(width).avif({ quality, effort: 4 }).toBuffer(),
      );
    }
    return { bytes: largest.length, quality };
  }
}

async function main(args) {
  const pngAt = args.indexOf("--png");
  const pngDir = pngAt >= 0 ? args[pngAt + 1] : undefined;
  const onlyPng = args.includes("--only-png");
  const wanted = args.filter((a, i) => !a.startsWith("--") && (pngAt < 0 || i !== pngAt + 1));
  const all = await allPictures();
  const chosen = all.filter((p) => wanted.some((w) => w === "all" || p.id === w || p.id.startsWith(`${w}/`)));
  if (!chosen.length) throw new Error(`no picture matches ${wanted.join(" ") || "(nothing asked for)"}`);

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
  });
  try {
    const tab = await browser.newPage({
      viewport: { width: 1200, height: 900 },
      deviceScaleFactor: onlyPng ? 1 : 2,
    });
    await tab.setContent(page);
    for (const picture of chosen) {
      const svg = picture.draw(picture.theme).svg(picture.title);
      const faults = await tab.evaluate(show, svg);
      const png = await tab.screenshot({ type: "png" });
      if (pngDir) {
        fs.mkdirSync(pngDir, { recursive: true });
        const file = path.join(pngDir, `${picture.id.replaceAll("/", "_")}.png`);
        fs.writeFileSync(file, await sharp(png).resize(1200).png().toBuffer());
      }
      const made = onlyPng ? undefined : await encode(png, picture.id);
      console.log(picture.id, made ? `${(made.bytes / 1000).toFixed(1)} kB q${made.quality}` : "png");
      for (const fault of faults) console.log("  !", fault);
    }
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await main(process.argv.slice(2));
