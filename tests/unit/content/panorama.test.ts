import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Generator {
  twoRoutes: () => { routes: unknown };
  routesJson: (routes: unknown) => string;
}

/** The program that draws the panorama. It has no types of its own. */
const generator = (): Promise<Generator> =>
  import(new URL("../../../scripts/media/panoramas/two-routes.mjs", import.meta.url).href);

test("the routes that the site draws are those of the panorama", async () => {
  const { twoRoutes, routesJson } = await generator();
  expect(readFileSync("app/content/panoramas/two-routes.json", "utf8")).toBe(routesJson(twoRoutes().routes));
});
