/** What the site has to know of its media, as JSON for its content. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/bundle.mjs";
import { openBrowser } from "./chromium.mjs";
import { landscapes, placesJson } from "./landscapes/catalogue.mjs";
import { cuesJson } from "./loops/cues.mjs";
import { routesJson, twoRoutes } from "./panoramas/two-routes.mjs";
import { scenes } from "./stills/items.mjs";

/** The files that differ from what the scenes say, with a function that writes each. */
export async function staleSiteData() {
  const browser = await openBrowser();
  const cues = await cuesJson(browser, await scenes()).finally(() => browser.close());
  const files = {
    "app/content/landscapes/places.json": placesJson(await landscapes()),
    "app/content/loops/cues.json": cues,
    "app/content/panoramas/two-routes.json": routesJson(twoRoutes().routes),
  };
  return Object.entries(files).flatMap(([path, text]) => {
    const file = join(ROOT, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) return [];
    return [{ path, write: () => writeFileSync(file, text) }];
  });
}
