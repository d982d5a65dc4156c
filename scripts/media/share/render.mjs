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
import { encode, HEIGHT, WIDTH } from "./encode.mjs";
import { fit, page } from "./page.mjs";
import { shareWords } from "./words.mjs";

/** Smaller than this a title cannot be read in a preview 400 pixels wide. */
const TITLE = { lines: 4, least: 52 };
const folder = join(PUBLIC, "media/share");
mkdirSync(folder, { recursive: true });
const names = process.argv.slice(2);
const wanted = shareWords().filter(({ id }) => names.includes("all") || names.includes(id));

const browser = await openBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 2 });
  for (const share of wanted) {
    await tab.setContent(page(share));
    const fault = await tab.evaluate(fit, TITLE);
    if (fault) throw new Error(`${share.id}: ${fault}`);
    const image = await encode(await tab.screenshot({ type: "png" }));
    writeFileSync(join(folder, `${share.id}.jpg`), image);
    console.log(`${share.id} ${(image.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
