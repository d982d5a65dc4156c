import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { layoutShift } from "../../support/browser/layout-shift";
import { scriptLoaded, styleOf, wheel } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

/** How much of each headline line is cut from its right side: 102 when covered, -2 when open. */
async function covered(page: Page): Promise<number[]> {
  const lines = await page.locator("[data-line]").all();
  return Promise.all(
    lines.map(async (line) => {
      const path = await styleOf(line, "clip-path");
      return path === "none" ? -2 : Number.parseFloat(path.split(" ")[1] ?? "");
    }),
  );
}

/** The opacity of each word of a title that is split into words. */
const words = (page: Page, id: string) =>
  page
    .locator(`#${id}-title > *`)
    .evaluateAll((all) => all.map((word) => Number(getComputedStyle(word).opacity)));

async function visit(page: Page) {
  await page.goto("/landing");
  await hydrated(page);
  await scriptLoaded(page, "headline");
  await scriptLoaded(page, "titles");
  await page.mouse.move(600, 400);
}

test(
  "the headline's lines follow the scroll one after the other, one second behind, and back",
  nightly("timing"),
  async ({ page }) => {
    await visit(page);
    expect(await covered(page)).toEqual([102, 102]);
    const behind = await page.evaluate(() => {
      return new Promise<number>((resolve) => {
        const line = document.querySelector("[data-line]");
        const block = document.querySelector(".headline h2")?.getBoundingClientRect().top ?? 0;
        window.scrollTo({ top: block + window.scrollY - window.innerHeight * 0.66, behavior: "instant" });
        const start = performance.now();
        let [last, path] = [start, ""];
        const look = () => {
          const now = performance.now();
          const next = line ? getComputedStyle(line).clipPath : "";
          if (next !== path) [last, path] = [now, next];
          if (now - start < 2000) requestAnimationFrame(look);
          else resolve(last - start);
        };
        look();
      });
    });
    expect(behind).toBeGreaterThan(600);
    expect(behind).toBeLessThan(1800);
    const [first = 0, second = 0] = await covered(page);
    expect(second - first).toBeCloseTo(104 * 0.5, -1);

    await page.evaluate(() => window.scrollBy({ top: 700, behavior: "instant" }));
    await expect.poll(() => covered(page)).toEqual([-2, -2]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => covered(page)).toEqual([102, 102]);
  },
);

test(
  "the showcase's titles rise word by word, and sink again when scrolling back",
  nightly("timing"),
  async ({ page }) => {
    await visit(page);
    const title = page.locator("#feature-2-title");
    const place = await title.evaluate((element) => element.getBoundingClientRect().top);
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await scrollTo(place - 1000);
    await expect.poll(() => words(page, "feature-2")).toEqual([0, 0, 0, 0, 0]);
    const rising = page.waitForFunction(() => {
      const all = Array.from(document.querySelectorAll("#feature-2-title > *"));
      const seen = all.map((word) => Number(getComputedStyle(word).opacity));
      return (seen[0] ?? 0) > (seen.at(-1) ?? 0) && seen;
    });
    await scrollTo(place - 400);
    const seen = (await (await rising).jsonValue()) as number[];
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    await expect.poll(() => words(page, "feature-2")).toEqual([1, 1, 1, 1, 1]);
    // Screen readers get the whole title.
    await expect(page.getByRole("heading", { name: "Evaluate and ship with confidence" })).toBeVisible();
    await scrollTo(place - 1000);
    await expect.poll(() => words(page, "feature-2")).toEqual([0, 0, 0, 0, 0]);
  },
);

test(
  "animations whose script loads late hide and shift nothing in view",
  nightly("about one moment of loading"),
  async ({ page }) => {
    const release = await holdRequests(page, /\/(headline|titles|reveals)-[^/]+\.js/);
    await page.goto("/landing");
    await hydrated(page);
    await page.locator("#feature-1-title").evaluate((title) => title.scrollIntoView({ block: "center" }));
    const shifts = layoutShift(page, 1500);
    release();
    await scriptLoaded(page, "titles");
    await expect(page.locator("#feature-1-title > *")).toHaveCount(0);
    expect(await covered(page)).toEqual([-2, -2]);
    expect(await shifts).toBe(0);
    await wheel(page, 600);
    await expect(page.getByRole("heading", { name: "Evaluate and ship with confidence" })).toBeVisible();
  },
);

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("all text is shown and no animation library is loaded", async ({ page }) => {
    await page.goto("/landing");
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(await covered(page)).toEqual([-2, -2]);
    await expect(page.locator("#feature-2-title > *")).toHaveCount(0);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(scripts).not.toContainEqual(expect.stringMatching(/(headline|titles|reveals|scroller)-/));
  });
});

test("on a phone no empty band is higher than 120 pixels around the headline", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  expect(await covered(page)).toEqual([-2, -2]);
  const gaps = await page.evaluate(() => {
    const parts = [".hero", ".headline h2", ".section-head h2", ".indicators"].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return parts.slice(1).map((part, index) => (part?.top ?? 0) - (parts[index]?.bottom ?? 0));
  });
  for (const gap of gaps) expect(gap).toBeLessThanOrEqual(120);
});
