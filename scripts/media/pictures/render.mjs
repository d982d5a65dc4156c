/**
 * Renders pictures as AVIF at 800 and 1200 pixels, and close-ups without labels at 400 and 800; of use cases only at 800,
 * of cards only the close-ups.
 *
 *   node scripts/media/pictures/render.mjs industries/banking/fraud-alerts   one picture
 *   node scripts/media/pictures/render.mjs industries/banking                all below a prefix
 *   node scripts/media/pictures/render.mjs all --png /tmp/look               also PNGs of each
 *   … --png /tmp/look --only-png                                        no AVIF
 *
 * Lines that begin with "!" report text that leaves its panel or is smaller than 20 pixels.
 */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { openBrowser } from "../chromium.mjs";
import { allPictures, closeUpWidths, pictureWidths } from "./catalogue.mjs";
import { encode, encodeSmall } from "./encode.mjs";
import { loadFonts, pageHtml, showPicture } from "./page.mjs";

const outDir = new URL("../../../public/media/pictures", import.meta.url).pathname;

async function save(png, smallPng, id) {
  // The pages of the industries open with their overview.
  const first = id.endsWith("/overview");
  const widths = pictureWidths(id);
  const { quality, images } = widths.length ? await encode(png) : { images: {} };
  const small = await encodeSmall(smallPng, { first });
  const target = path.join(outDir, id);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  for (const width of widths) fs.writeFileSync(`${target}-${width}.avif`, images[width]);
  for (const width of closeUpWidths(id)) fs.writeFileSync(`${target}-small-${width}.avif`, small[width]);
  return { bytes: (images[1200] ?? images[800] ?? small[800]).length, quality };
}

async function main(args) {
  const pngAt = args.indexOf("--png");
  const pngDir = pngAt >= 0 ? args[pngAt + 1] : undefined;
  const onlyPng = args.includes("--only-png");
  const wanted = args.filter((a, i) => !a.startsWith("--") && (pngAt < 0 || i !== pngAt + 1));
  const all = await allPictures();
  const chosen = all.filter((p) => wanted.some((w) => w === "all" || p.id === w || p.id.startsWith(`${w}/`)));
  if (!chosen.length) throw new Error(`no picture matches ${wanted.join(" ") || "(nothing asked for)"}`);

  const browser = await openBrowser();
  try {
    const tab = await browser.newPage({
      viewport: { width: 1200, height: 900 },
      deviceScaleFactor: onlyPng ? 1 : 2,
    });
    await tab.setContent(pageHtml);
    await tab.evaluate(loadFonts);
    for (const picture of chosen) {
      const scene = picture.draw(picture.theme);
      const faults = await tab.evaluate(showPicture, scene.svg(picture.title));
      const png = await tab.screenshot({ type: "png" });
      await tab.evaluate(showPicture, scene.svg(picture.title, { small: true }));
      const smallPng = await tab.screenshot({ type: "png" });
      if (pngDir) {
        fs.mkdirSync(pngDir, { recursive: true });
        const file = path.join(pngDir, picture.id.replaceAll("/", "_"));
        fs.writeFileSync(`${file}.png`, await sharp(png).resize(1200).png().toBuffer());
        fs.writeFileSync(`${file}_small.png`, await sharp(smallPng).resize(800).png().toBuffer());
      }
      const made = onlyPng ? undefined : await save(png, smallPng, picture.id);
      console.log(picture.id, made ? `${(made.bytes / 1000).toFixed(1)} kB q${made.quality}` : "png");
      for (const fault of faults) console.log("  !", fault);
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));
