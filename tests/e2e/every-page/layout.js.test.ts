import { horizontalOverflow, overflowWithTextSpacing, smallTargets } from "../../support/browser/layout";
import { expect, gateIf, test } from "../../support/browser/test";

test("the full-screen menu has large targets, and room for wide text spacing at 320 pixels", async ({
  page,
}) => {
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
