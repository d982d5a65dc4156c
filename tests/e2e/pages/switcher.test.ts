import { industries } from "~/content/industries/index";
import { home } from "~/content/pages/home";
import { expect, test, visit } from "../../support/browser/test";

test("on phones the industries are plain links with their landscapes; on wider screens radios take their place, each with its own card", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  const solutions = page.locator("#solutions");
  const links = solutions.getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(industries.map(({ card }) => card.title));
  await expect(solutions.getByRole("radio").first()).toBeHidden();
  // Each has its landscape, and says its place in the row.
  for (const [index, item] of (await solutions.getByRole("listitem").all()).entries()) {
    await expect(item).toContainText(`${index + 1} of ${industries.length}`);
    await item.scrollIntoViewIfNeeded();
    await expect
      .poll(() => item.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(800);
  }
  if (javaScriptEnabled) {
    await links.first().focus();
    await page.keyboard.press("Tab");
    await expect(solutions.getByRole("listitem").nth(1)).toBeInViewport({ ratio: 0.99 });
    return;
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(solutions.getByRole("radio")).toHaveCount(industries.length);
  const card = solutions.locator(".switcher__card:visible");
  for (const { url, card: content } of industries) {
    const { title, description, image, alt } = content;
    // "banking" of "industries/banking/overview".
    const picture = new RegExp(`/landscapes/${image.split("/")[1]}-\\d`);
    await solutions.getByRole("radio", { name: title, exact: true }).check();
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(card.getByRole("paragraph")).toHaveText(description);
    await expect(card.getByRole("img", { name: alt, exact: true })).toHaveAttribute("src", picture);
    for (const name of [title, `${home.solutions.button} ${title}`])
      await expect(card.getByRole("link", { name, exact: true })).toHaveAttribute("href", url);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`${industries.at(-1)?.url}$`));
});

test("the arrow keys choose an industry, its card leads on, and Back finds it chosen", async ({
  page,
  javaScriptEnabled,
}) => {
  await visit(page, "/");
  const [third] = industries.slice(2);
  if (!third) throw new Error("no third industry");
  const radios = page.locator("#solutions").getByRole("radio");
  const card = page.locator("#solutions .switcher__card:visible");
  await radios.first().focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("ArrowDown");
  await expect(radios.nth(2)).toBeChecked();
  await expect(card.getByRole("heading")).toHaveText(third.card.title);
  await card.getByRole("link", { name: home.solutions.button }).click();
  await expect(page).toHaveURL(new RegExp(`${third.url}$`));
  if (!javaScriptEnabled) return;
  await page.goBack();
  await expect(radios.nth(2)).toBeChecked();
  await expect(card.getByRole("heading")).toHaveText(third.card.title);
});
