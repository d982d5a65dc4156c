// `npm run dates`: gives pages whose words have changed today's date in the sitemap.
import { readFileSync, writeFileSync } from "node:fs";
import { importTypescript } from "./build/bundle.mjs";

const FILE = "app/content/lastmod.json";

const { currentDates } = await importTypescript(
  `export { currentDates } from "./scripts/build/current-dates";`,
);
const dates = currentDates(JSON.parse(readFileSync(FILE, "utf8")));
writeFileSync(FILE, `${JSON.stringify(dates, null, 2)}\n`);
