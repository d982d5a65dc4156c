import { hydrated } from "../../support/browser/hydrated";
import { scriptLoaded, styleOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test("text below the fold rises into place when it enters the viewport, once", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await scriptLoaded(page, "reveals");
  const head = page.getByRole("heading", { name: "What we do" }).locator("..");
  expect(await styleOf(head, "opacity")).toBe("0");
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await expect.poll(() => styleOf(head, "opacity")).toBe("1");
  await expect.poll(() => styleOf(head, "transform")).toBe("none");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(300);
  expect(await styleOf(head, "opacity")).toBe("1");
});

test(
  "text in view when the script starts is not animated",
  nightly("about one moment of loading"),
  async ({ page }) => {
    await page.goto("/services#content");
    await hydrated(page);
    await scriptLoaded(page, "reveals");
    const seen = page.getByRole("heading", { name: "What we do" }).locator("..");
    expect(await seen.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await styleOf(seen, "opacity")).toBe("1");
  },
);

test("a printed page shows all its text", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await scriptLoaded(page, "reveals");
  await page.emulateMedia({ media: "print" });
  const head = page.getByRole("heading", { name: "What we do" }).locator("..");
  expect(await styleOf(head, "opacity")).toBe("1");
});
