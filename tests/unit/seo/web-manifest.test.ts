import { existsSync, readFileSync } from "node:fs";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";
import { loader } from "~/routes/[manifest.webmanifest]";
import { createDependencies } from "../../../server/dependencies";
import { tempConfig } from "../../support/commands/temp-config";

const dependencies = createDependencies(tempConfig({ BRAND_NAME: "Renamed" }));
afterAll(() => dependencies.close());

test("the web app manifest has the operator's name, the darkest token's colour, and icons that exist", async () => {
  const response = await loader({ context: { dependencies } } as unknown as LoaderFunctionArgs);
  expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  const manifest = await response.json();
  const colour = /--ink-950: (#\w+);/.exec(readFileSync("app/styles/tokens.css", "utf8"))?.[1];
  expect(manifest).toMatchObject({
    name: "Renamed",
    start_url: "/",
    theme_color: colour,
    background_color: colour,
  });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
});
