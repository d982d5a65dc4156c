import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

/** The height of the header, which lies over the top of the window. */
const HEADER = 64;
/** What passes under something that stays keeps this far clear of it. */
const CLEAR = 24;

const bringTo = (locator: Locator, top: number) =>
  locator.evaluate(
    (element, wanted) =>
      window.scrollTo({
        top: element.getBoundingClientRect().top + window.scrollY - wanted,
        behavior: "instant",
      }),
    top,
  );

/** The drawing; the box around it exists only on narrow screens. */
const stageOf = (section: Locator) => section.locator(".showcase__stage > *");

async function visit(page: Page, path: string, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(path);
  if (javaScriptEnabled) await hydrated(page);
}

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

const PAGES = [
  { path: "/customer-service", name: "Security and compliance", index: ["01", "02", "[03]", "04"] },
  { path: "/landing", name: "Designed for AI workflow builders", index: ["[0.1]", "0.2", "0.3", "0.4"] },
];

for (const { path, name, index } of PAGES) {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    test.describe(`${path} at ${viewport.width} by ${viewport.height}`, () => {
      test.use({ viewport });

      test(
        "title, index, toggle and stage stay in view from the first detail to the last",
        nightlyUnless(viewport.width === 1280 && path !== "/landing", "another width, or page"),
        async ({ page, javaScriptEnabled }) => {
          await visit(page, path, javaScriptEnabled);
          const section = page.getByRole("region", { name });
          const column = [
            section.getByRole("heading", { level: 2 }),
            section.getByRole("list", { name: "Sections" }),
            section.getByRole("group"),
          ];
          await expect(column[1]?.getByRole("link") as Locator).toHaveText(index);
          await expect(section.getByRole("radio", { name: "DETAILS" })).toBeChecked();
          const details = await section.locator("dl > div").all();
          expect(details).toHaveLength(4);
          const stage = stageOf(section);
          for (const [position, detail] of details.entries()) {
            // The first where an index link leads to; the others where they begin to count as read.
            if (position === 0) await bringTo(section, 80);
            else await bringTo(detail, viewport.height * 0.49);
            await expectInView(page, [...column, stage, detail]);
            if (javaScriptEnabled && position > 0) await expect(detail).toHaveAttribute("data-highlighted");
          }
          const [left, right] = [await stage.boundingBox(), await section.boundingBox()];
          expect((left?.width ?? 0) / (right?.width ?? 1)).toBeCloseTo(0.45, 1);

          // The film takes the place of the details: nothing else moves.
          const tops = () => Promise.all(column.map(async (part) => (await part.boundingBox())?.y));
          const before = await tops();
          await section.getByText("VIDEO").click();
          await expect(details[0] as Locator).toBeHidden();
          await expectInView(page, [...column, section.locator(".video")]);
          expect(await tops()).toEqual(before);
          await bringTo(section, 0);
          await expectInView(page, [...column, section.locator(".video")]);
          await section.getByText("DETAILS", { exact: true }).click();
          await expect(section.locator(".video")).toBeHidden();
          await expect(details[0] as Locator).toBeVisible();
        },
      );
    });
  }

  test.describe(`${path} at 1280 by 720`, () => {
    test.use({ viewport: { width: 1280, height: 720 } });

    test(
      "three details can be read at once",
      nightly("seen in the first test, too"),
      async ({ page, javaScriptEnabled }) => {
        await visit(page, path, javaScriptEnabled);
        const details = page.getByRole("region", { name }).locator("dl > div");
        await bringTo(details.first(), HEADER + 32);
        await expectInView(page, [details.nth(0), details.nth(1), details.nth(2)]);
      },
    );
  });

  test.describe(`${path} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("text keeps clear of what stays above it, and the stage leaves before the last detail", async ({
      page,
      javaScriptEnabled,
    }) => {
      await visit(page, path, javaScriptEnabled);
      const section = page.getByRole("region", { name });
      const stage = stageOf(section);
      const strips = new Set<string>();
      for (let scrolled = 0; scrolled < 1200; scrolled += 80) {
        await bringTo(section, HEADER - scrolled);
        const { y = 0, height = 0 } = (await stage.boundingBox()) ?? {};
        const stays = javaScriptEnabled && y <= HEADER && y + height > HEADER;
        if (javaScriptEnabled && !stays && Math.abs(y - HEADER) < CLEAR) continue;
        const clip = { x: 20, y: Math.ceil(stays ? y + height : HEADER) + 1, width: 350, height: CLEAR - 2 };
        strips.add((await page.screenshot({ clip })).toString("base64"));
      }
      expect(strips.size).toBe(1);
      const last = section.getByRole("term").last();
      await bringTo(last, 300);
      const { y = 0, height = 0 } = (await stage.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(300 - CLEAR);
    });

    test("title, stage and details are stacked", async ({ page }) => {
      await page.goto(path);
      const section = page.getByRole("region", { name });
      const stacked = [
        section.getByRole("heading", { level: 2 }),
        section.getByRole("group"),
        stageOf(section),
        ...(await section.getByRole("term").all()),
      ];
      let end = 0;
      for (const part of stacked) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(end);
        expect(box?.x).toBeLessThan(40);
        end = (box?.y ?? 0) + (box?.height ?? 0);
      }
    });
  });
}
