/**
 * Renders the landscapes of industries.
 *
 *   node scripts/media/landscapes/render.mjs banking retail
 *   node scripts/media/landscapes/render.mjs all --png /tmp/look    PNGs instead
 */
import fs from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../build/bundle.mjs";
import { openBrowser } from "../chromium.mjs";
import { loadFonts, pageHtml } from "../pictures/page.mjs";
import { landscapes } from "./catalogue.mjs";
import { encode } from "./encode.mjs";
import { HEIGHT, WIDTH } from "./landscape.mjs";

const args = process.argv.slice(2);
const pngDir = args.includes("--png") ? args[args.indexOf("--png") + 1] : undefined;
const all = await landscapes();
const chosen = all.filter(({ name }) => args.includes("all") || args.includes(name));
if (chosen.length === 0) throw new Error(`no landscape is called ${args.join(" ")}`);

const outDir = join(ROOT, "public/media/landscapes");
fs.mkdirSync(pngDir ?? outDir, { recursive: true });
const browser = await openBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await tab.setContent(pageHtml);
  for (const { name, svg } of chosen) {
    await tab.evaluate((drawing) => {
      document.body.innerHTML = drawing;
    }, svg);
    await tab.evaluate(loadFonts);
    const png = await tab.screenshot({ type: "png" });
    if (pngDir) {
      fs.writeFileSync(join(pngDir, `landscape-${name}.png`), png);
      continue;
    }
    const images = await encode(png);
    for (const [width, image] of Object.entries(images))
      fs.writeFileSync(join(outDir, `${name}-${width}.avif`), image);
    console.log(
      name,
      ...Object.entries(images).map(([width, { length }]) => `${width}: ${(length / 1000).toFixed(1)} kB`),
    );
  }
} finally {
  await browser.close();
}
