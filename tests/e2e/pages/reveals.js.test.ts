import { expect, hydrated, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test("text below the fold appears when it is scrolled to, and on paper at once", async ({ page }) => {
  await visit(page, "/services");
  const head = page.getByRole("heading", { name: "What we do" }).locator("..");
  await expect(head).toHaveCSS("opacity", "0");
  await head.scrollIntoViewIfNeeded();
  await expect(head).toHaveCSS("opacity", "1");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.reload();
  await hydrated(page);
  await expect(head).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(head).toHaveCSS("opacity", "1");
});

test("a title of the showcase rises word by word, sinks on the way back, and is one text at rest", async ({
  page,
}) => {
  await visit(page, "/landing");
  const title = page.locator(".showcase h2").nth(1);
  const text = await title.innerText();
  const scrollTo = (block: "start" | "end") =>
    title.evaluate((element, to) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: to === "start" ? top - 200 : top - innerHeight - 40, behavior: "instant" });
    }, block);
  for (let visits = 0; visits < 2; visits += 1) {
    await scrollTo("end");
    await expect(title).toHaveCSS("visibility", "hidden");
    await expect(title.locator("div")).toHaveCount(0);
    await scrollTo("start");
    await expect(title.locator("div")).not.toHaveCount(0);
    await expect(title.locator("div")).toHaveCount(0);
    await expect(title).toHaveText(text);
    await expect(title).toBeVisible();
  }
});
