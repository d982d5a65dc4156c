import type { Locator, Page } from "@playwright/test";
import { topOf } from "../../support/browser/motion";
import { expect, gateIf, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

/** The height of the header, which lies over the top of the window. */
const HEADER = 64;

const bringTo = (locator: Locator, top: number) =>
  locator.evaluate(
    (element, wanted) =>
      window.scrollTo({
        top: element.getBoundingClientRect().top + window.scrollY - wanted,
        behavior: "instant",
      }),
    top,
  );

/** Whether each is whole inside the window and below the header. */
async function expectInView(page: Page, parts: readonly Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const part of parts) {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(HEADER);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
}

for (const { path, name, index } of [
  { path: "/contract-lifecycle", name: "Insights and analytics", index: ["01", "02", "[03]", "04"] },
  { path: "/landing", name: "Designed for AI workflow builders", index: ["[0.1]", "0.2", "0.3", "0.4"] },
])
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ])
    test.describe(`${path} at ${viewport.width} by ${viewport.height}`, () => {
      test.use({ viewport });

      test(
        "title, index, toggle and stage stay in view from the first detail to the last",
        gateIf(viewport.width === 1280 && path !== "/landing"),
        async ({ page, javaScriptEnabled }) => {
          await visit(page, path);
          const section = page.getByRole("region", { name });
          const indicators = section.getByRole("list", { name: "Sections" });
          const column = [section.getByRole("heading", { level: 2 }), indicators, section.getByRole("group")];
          await expect(indicators.getByRole("link")).toHaveText(index);
          await expect(section.getByRole("radio", { name: "DETAILS" })).toBeChecked();
          const stage = section.locator(".interface-stage, .workflow");
          const details = await section.locator("dl > div").all();
          expect(details).toHaveLength(4);
          for (const [position, detail] of details.entries()) {
            // The first where an index link leads to; the others where they begin to count as read.
            if (position === 0) await bringTo(section, 80);
            else await bringTo(detail, viewport.height * 0.59);
            await expectInView(page, javaScriptEnabled ? [...column, stage, detail] : column);
            if (javaScriptEnabled && position > 0) await expect(detail).toHaveAttribute("data-highlighted");
          }
          // The video plays where the drawing was: nothing else moves.
          const tops = () => Promise.all([...column, ...details].map(topOf));
          const before = await tops();
          await section.getByText("VIDEO").click();
          await expect(stage).toBeHidden();
          await expectInView(page, [...column, section.locator(".video")]);
          expect(await tops()).toEqual(before);
          await section.getByText("DETAILS", { exact: true }).click();
          await expect(section.locator(".video")).toBeHidden();
        },
      );
    });

test("an indicator scrolls its section to 80 pixels under the top", async ({ page }) => {
  await page.goto("/customer-service");
  await page.getByRole("region", { name: "Sales enablement" }).getByRole("link", { name: /^04 / }).click();
  await expect(page).toHaveURL(/#section-4$/);
  await expect.poll(async () => Math.round(await topOf(page.locator("#section-4")))).toBe(80);
});
