import { site } from "~/content/site/site";
import { horizontalOverflow, overflowWithTextSpacing, smallTargets } from "../../support/browser/layout";
import { expect, gateIf, test, visit } from "../../support/browser/test";

test("at 320 pixels the full-screen menu has large targets and room for its text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Capabilities", { exact: true }).click();
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflowWithTextSpacing(page)).toEqual([]);
});

for (const url of ["/career", "/services", "/about?contact=message"])
  test(
    `a browser whose font size is 32 pixels shows ${url} and its header whole`,
    gateIf(url === "/career"),
    async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await page.goto(url);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `at ${width}`).toBeLessThanOrEqual(1);
        const box = await page.locator(".header__contact").boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? width), `Contact at ${width}`).toBeLessThanOrEqual(width);
      }
    },
  );

test("on a phone the modal keeps its logo, close button and send button in view", async ({ page }) => {
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog");
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await expect(dialog.getByLabel("Last name")).toBeInViewport({ ratio: 1 });
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const button = await dialog.getByRole("button", { name: "Send message" }).boundingBox();
    expect((button?.y ?? 700) + (button?.height ?? 0)).toBeLessThan(700 - 300);
    for (const part of ["Capabilities", "Solutions", "About", "Careers"])
      await expect(dialog.getByRole("link", { name: part })).toBeInViewport();
    for (const part of [site.brand, "Close"])
      await expect(dialog.getByRole("link", { name: part })).toBeInViewport({ ratio: 1 });
  }
});

test("in a window of 256 pixels' height the bar leaves with the top of the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, "/about");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await expect(menu).toBeInViewport();
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 400);
  await expect(menu).not.toBeInViewport();
});
