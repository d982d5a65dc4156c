/**
 * Renders About's wide picture.
 *
 *   node scripts/media/panoramas/render.mjs two-routes
 *   node scripts/media/panoramas/render.mjs two-routes --png /tmp/look    a PNG instead
 */
import fs from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../build/bundle.mjs";
import { openBrowser } from "../chromium.mjs";
import { pageHtml } from "../pictures/page.mjs";
import { encode } from "./encode.mjs";
import { HEIGHT, twoRoutes, WIDTH } from "./two-routes.mjs";

const pngDir = process.argv[3] === "--png" ? process.argv[4] : undefined;
const outDir = pngDir ?? join(ROOT, "public/media/panoramas");
fs.mkdirSync(outDir, { recursive: true });
const { svg } = twoRoutes();

const browser = await openBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await tab.setContent(`${pageHtml}<style>svg{display:block}</style>${svg}`);
  await tab.evaluate(() => document.fonts.ready);
  const png = await tab.screenshot({ type: "png" });
  if (pngDir) fs.writeFileSync(join(pngDir, "two-routes.png"), png);
  else
    for (const [width, image] of Object.entries(await encode(png))) {
      fs.writeFileSync(join(outDir, `two-routes-${width}.avif`), image);
      console.log("two-routes", `${width}: ${(image.length / 1000).toFixed(1)} kB`);
    }
} finally {
  await browser.close();
}
