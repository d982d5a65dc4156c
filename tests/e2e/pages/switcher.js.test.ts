import { expect, test, visit } from "../../support/browser/test";

test("the picture of an industry is fetched before its choice, on hover and beside the focused one", async ({
  page,
}) => {
  await visit(page, "/");
  const solutions = page.locator("#solutions");
  const pictures = solutions.locator(".solutions-switcher__card img");
  await solutions.locator("label").nth(4).hover();
  await expect(pictures.nth(4)).toHaveJSProperty("complete", true);
  await expect(pictures.nth(4)).not.toHaveJSProperty("naturalWidth", 0);
  await solutions.getByRole("radio").first().focus();
  await expect(pictures.nth(1)).not.toHaveJSProperty("naturalWidth", 0);
  await expect(pictures.nth(3)).toHaveJSProperty("naturalWidth", 0);
});
