/**
 * Renders the stills of interfaces: a loop's poster at twice its width.
 *
 *   node scripts/media/stills/render.mjs customer-service-sop-consistency …
 *   node scripts/media/stills/render.mjs all
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../build/bundle.mjs";
import { openBrowser } from "../chromium.mjs";
import { SECONDS } from "../loops/animations.mjs";
import { openScene } from "../loops/open-scene.mjs";
import { posterMoment } from "../loops/page.mjs";
import { interfaces } from "./catalogue.mjs";
import { encodeStill } from "./encode.mjs";

const SCALE = 2;

const args = process.argv.slice(2);
const all = await interfaces();
const chosen = all.filter(({ name }) => args.includes("all") || args.includes(name));
if (chosen.length === 0) throw new Error(`no interface is called ${args.join(" ")}`);

const folder = mkdtempSync(join(tmpdir(), "stills-"));
const browser = await openBrowser();
try {
  for (const { name, scene } of chosen) {
    const { page, goTo } = await openScene(browser, name, SCALE);
    const png = join(folder, `${name}.png`);
    await goTo(posterMoment(scene) * SECONDS);
    await page.screenshot({ path: png });
    await page.close();
    const target = join(ROOT, `public/media/films/loops/${name}-2560.avif`);
    const { bytes, crf } = await encodeStill(png, target);
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB (crf ${crf})`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
