import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test("text below the fold rises into place when it enters the viewport, once", async ({ page }) => {
  await visit(page, "/services");
  const head = page.getByRole("heading", { name: "What we do" }).locator("..");
  await expect(head).toHaveCSS("opacity", "0");
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await expect(head).toHaveCSS("opacity", "1");
  await expect(head).toHaveCSS("transform", "none");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForTimeout(300);
  await expect(head).toHaveCSS("opacity", "1");
});

test("a printed page shows all its text", async ({ page }) => {
  await visit(page, "/services");
  const head = page.getByRole("heading", { name: "What we do" }).locator("..");
  await expect(head).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(head).toHaveCSS("opacity", "1");
});

const TITLE = "Evaluate and ship with confidence";

test("headline and titles are read as whole sentences, and shown once they were scrolled to", async ({
  page,
}) => {
  await visit(page, "/landing");
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
