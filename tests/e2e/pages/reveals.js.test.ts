import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

test("text below the fold appears when it is scrolled to, and on paper at once", async ({ page }) => {
  await visit(page, "/services");
  const head = page.getByRole("heading", { name: "What we do" }).locator("..");
  await expect(head).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(head).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "screen" });
  await expect(head).toHaveCSS("opacity", "0");
  await head.scrollIntoViewIfNeeded();
  await expect(head).toHaveCSS("opacity", "1");
});
