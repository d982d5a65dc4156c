/**
 * Makes the pictures of the menu's dropdowns: upright parts of the pages' films and pictures.
 *
 *   node scripts/media/menu/render.mjs banking-service demo …   into public/media/menu/
 *   node scripts/media/menu/render.mjs all
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../chromium.mjs";
import { PUBLIC } from "../manifest.mjs";
import { allPictures } from "../pictures/catalogue.mjs";
import { loadFonts, pageHtml, showPicture } from "../pictures/page.mjs";
import { menuEntries } from "./catalogue.mjs";
import { encode, middleOf, partOf } from "./encode.mjs";
import { closeUp, posterFile } from "./items.mjs";

const folder = join(PUBLIC, "media/menu");
mkdirSync(folder, { recursive: true });
const names = process.argv.slice(2);
const wanted = menuEntries().filter(({ id }) => names.includes("all") || names.includes(id));
const pictures = await allPictures();

const browser = await openBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await tab.setContent(pageHtml);
  await tab.evaluate(loadFonts);
  for (const { id, film, corner, picture } of wanted) {
    const image = film
      ? partOf(join(PUBLIC, posterFile(film)), corner)
      : middleOf(await photograph(tab, picture));
    const bytes = await encode(image);
    writeFileSync(join(folder, `${id}.avif`), bytes);
    console.log(`${id} ${(bytes.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}

async function photograph(tab, picture) {
  await tab.evaluate(showPicture, closeUp(pictures, picture));
  return tab.screenshot({ type: "png" });
}
