import type { Locator } from "@playwright/test";
import { expectAtOffset, topOf } from "../../support/browser/motion";
import { expect, gateIf, test, visit } from "../../support/browser/test";

/** The height of the header, which lies over the top of the window. */
const HEADER = 64;

/** Whether each is whole inside the window and below the header. */
async function expectInView(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 0.99 });
    expect(await topOf(part)).toBeGreaterThanOrEqual(HEADER);
  }
}

for (const { path, name, index } of [
  { path: "/contract-lifecycle", name: "Insights and analytics", index: ["01", "02", "[03]", "04"] },
  { path: "/landing", name: "Designed for AI workflow builders", index: ["[0.1]", "0.2", "0.3", "0.4"] },
])
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [1920, 1080],
  ] as const)
    test.describe(`${path} at ${width} by ${height}`, () => {
      test.use({ viewport: { width, height }, reducedMotion: "no-preference" });

      test(
        "title, index, toggle and drawing stay in view while the details are read, and the video spans the section",
        gateIf(width === 1280 && path !== "/landing"),
        async ({ page, javaScriptEnabled }) => {
          await visit(page, path);
          const section = page.getByRole("region", { name });
          const indicators = page.getByRole("list", { name: "Sections" });
          const toggle = section.getByRole("group", { name: `${name}: show` });
          const column = [section.getByRole("heading", { level: 2 }), section.locator(".indicators"), toggle];
          await expect(section.locator(".indicators li")).toHaveText(index);
          await expect(indicators.getByRole("link")).toHaveCount(4);
          await expect(section.getByRole("radio", { name: "DETAILS" })).toBeChecked();
          const stage = section.locator(".interface-stage, .workflow");
          const still = section.locator(".interface-stage .still:not([data-hidden])");
          const details = await section.locator("dl > div").all();
          expect(details).toHaveLength(4);
          await indicators
            .getByRole("link")
            .nth(index.findIndex((text) => text.includes("[")))
            .click();
          if (javaScriptEnabled) await expectAtOffset(section);
          for (const [position, detail] of details.entries()) {
            // Where a detail after the first begins to count as read.
            const lines = position && height * 0.59;
            if (lines)
              await page.evaluate(
                (top) => window.scrollBy({ top, behavior: "instant" }),
                (await topOf(detail)) - lines,
              );
            if (javaScriptEnabled && path !== "/landing")
              await expect(still).toHaveAttribute(
                "alt",
                lines ? await detail.locator("dt").innerText() : /./,
              );
            await expectInView(javaScriptEnabled ? [...column, stage, detail] : column);
          }
          await section.getByText("VIDEO").click();
          await expect(stage).toBeHidden();
          const video = section.locator(".video");
          // With scripts the page goes to the video.
          if (javaScriptEnabled) await expect(video).toBeInViewport({ ratio: 0.8 });
          const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
          expect(await widthOf(video)).toBe(await widthOf(section));
          expect(await topOf(section.locator("dl"))).toBeGreaterThan(await topOf(video));
          await section.getByText("DETAILS", { exact: true }).click();
          await expect(section.locator(".video")).toBeHidden();
        },
      );
    });

test("a phone shows one still over closed details, wider screens one with each", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contract-lifecycle");
  const section = page.getByRole("region", { name: "Drafting" });
  const shown = { visible: true };
  const still = section.getByRole("img").filter(shown);
  await expect(still).toHaveAttribute("src", /drafting-1-/);
  await still.scrollIntoViewIfNeeded();
  await expect(still).not.toHaveJSProperty("naturalWidth", 0);
  const texts = section.locator("dd p");
  await expect(texts.filter(shown)).toHaveCount(0);
  await section.getByLabel("Redlines in order").click();
  await expect(texts.filter(shown)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_800);

  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(texts.filter(shown)).toHaveCount(4);
  await expect(section.locator("summary").filter(shown)).toHaveCount(0);
  await expect(section.locator("dl img").filter(shown)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_500);
});
