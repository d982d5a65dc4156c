import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pageUrls } from "~/content/pages";
import { settled } from "../support/settled";
import { expect, test } from "../support/test";

async function problems(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  // Text in the colour of its background is filed as incomplete (STACK.md, trap 25); text over a film cannot be judged.
  const unreadable = incomplete
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`)),
    ...unreadable.map(({ target }) => `invisible: ${target.join(" ")}`),
  ];
}

test.use({ reducedMotion: "reduce" });

for (const url of [...pageUrls, "/no-such-page", "/about?contact=message", "/about?contact=call"]) {
  test(`axe finds nothing on ${url}`, async ({ page }) => {
    await page.goto(url);
    await settled(page);
    expect(await problems(page)).toEqual([]);
  });
}

test("axe finds nothing in the open menus and with errors shown", async ({ page }) => {
  await page.goto("/career");
  await settled(page);
  await page.getByRole("button", { name: "Capabilities" }).click();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Phone").fill("abc");
  await page.getByLabel("Email").fill("abc");
  await page.getByLabel("Captcha", { exact: true }).focus();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Products", { exact: true }).click();
  expect(await problems(page)).toEqual([]);
});
