/**
 * Makes share images: 1200×630 JPEG, one for each page.
 *
 *   node scripts/media/share/render.mjs home about …   into public/media/share/
 *   node scripts/media/share/render.mjs all
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../chromium.mjs";
import { PUBLIC } from "../manifest.mjs";
import { shareContents } from "./content.mjs";
import { encode, HEIGHT, WIDTH } from "./encode.mjs";
import { fitTitle, pageHtml } from "./page.mjs";

/** A smaller title cannot be read in a preview that is 400 pixels wide. */
const TITLE = { lines: 4, least: 52 };
const folder = join(PUBLIC, "media/share");
mkdirSync(folder, { recursive: true });
const names = process.argv.slice(2);
const wanted = shareContents().filter(({ id }) => names.includes("all") || names.includes(id));

const browser = await openBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 2 });
  for (const content of wanted) {
    await tab.setContent(pageHtml(content));
    const fault = await tab.evaluate(fitTitle, TITLE);
    if (fault) throw new Error(`${content.id}: ${fault}`);
    const image = await encode(await tab.screenshot({ type: "png" }), content.limit);
    writeFileSync(join(folder, `${content.id}.jpg`), image);
    console.log(`${content.id} ${(image.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
