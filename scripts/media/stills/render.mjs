/**
 * Renders the stills of scenes: for each detail of a product's section, its part of the loop's poster.
 *
 *   node scripts/media/stills/render.mjs customer-service-sop-consistency …
 *   node scripts/media/stills/render.mjs all
 *   node scripts/media/stills/render.mjs --png /tmp/stills all   PNGs, to look at
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { ROOT } from "../../build/bundle.mjs";
import { openBrowser } from "../chromium.mjs";
import { openScene } from "../loops/open-scene.mjs";
import { compose } from "./compose.mjs";
import { LIMITS, scenes } from "./items.mjs";

/** Tried in turn until a file fits. */
const QUALITIES = [58, 50, 42, 34];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { png: { type: "string" } } });
const all = await scenes();
const chosen = all.filter(({ name }) => positionals.includes("all") || positionals.includes(name));
if (chosen.length === 0) throw new Error(`no scene is called ${positionals.join(" ")}`);

const output = values.png ?? join(ROOT, "public/media/stills");
mkdirSync(output, { recursive: true });
const browser = await openBrowser();
try {
  for (const { name } of chosen) {
    const opened = await openScene(browser, name);
    for (const [index, still] of opened.scene.stills.entries()) {
      await compose(opened, still);
      await save(`${name}-${index + 1}`, await opened.page.screenshot());
    }
    await opened.page.close();
  }
} finally {
  await browser.close();
}

async function save(name, png) {
  const file = join(output, name);
  if (values.png) return writeFileSync(`${file}.png`, png);
  for (const [width, limit] of Object.entries(LIMITS)) {
    const image = await encode(png, Number(width), limit);
    writeFileSync(`${file}-${width}.avif`, image);
    console.log(`${name}-${width}: ${(image.length / 1000).toFixed(1)} kB`);
  }
}

async function encode(png, width, limit) {
  for (const quality of QUALITIES) {
    const image = await sharp(png).resize(width).avif({ quality, effort: 3 }).toBuffer();
    if (image.length <= limit) return image;
  }
  throw new Error(`a still of ${width} pixels does not fit into ${limit} bytes`);
}
