import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const TITLE = "Evaluate and ship with confidence";

test("headline and titles are read as whole sentences, and shown once they were scrolled to", async ({
  page,
}) => {
  await page.goto("/landing");
  await hydrated(page);
  const lines = page.locator("[data-line]");
  const covered = () =>
    lines.evaluateAll((all) =>
      all.map((line) => Number.parseFloat(getComputedStyle(line).clipPath.split(" ")[1] ?? "0") > 0),
    );
  await expect.poll(covered).toEqual([true, true]);
  const title = page.getByRole("heading", { name: TITLE });
  await title.scrollIntoViewIfNeeded();
  await expect.poll(covered).toEqual([false, false]);
  await title.evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
  const opacities = () =>
    title.evaluate((heading) =>
      [heading, ...heading.querySelectorAll("*")].map((part) => Number(getComputedStyle(part).opacity)),
    );
  await expect.poll(async () => Math.min(...(await opacities()))).toBe(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(covered).toEqual([true, true]);
});

for (const [name, prepare] of [
  ["under reduced motion", { reducedMotion: "reduce" }],
  ["when the animations' scripts are lost", {}],
] as const)
  test.describe(name, () => {
    test.use(prepare);
    test(
      "all text is shown",
      nightly("one way in which nothing moves is in each other test"),
      async ({ page }) => {
        await page.route(/\/(headline|titles|reveals)-[^/]+\.js/, (route) => route.abort());
        await page.goto("/landing");
        await hydrated(page);
        for (const text of await page.locator("[data-line], main h2").all())
          expect(
            await text.evaluate((line) => getComputedStyle(line).clipPath + getComputedStyle(line).opacity),
          ).toBe("none1");
      },
    );
  });
