import type { Page } from "@playwright/test";
import { industries } from "~/content/industries/index";
import { services } from "~/content/services/index";
import { expect, gateIf, test } from "../../support/browser/test";

/** Where each story's picture stands beside its text. A scene lies across the page, with its text on it. */
const sides = (page: Page) =>
  page.locator("#content .media-text__row:has(> .picture)").evaluateAll((blocks) =>
    blocks.map((block) => {
      const picture = block.querySelector(".picture")?.getBoundingClientRect();
      const text = block.querySelector(".media-text__text")?.getBoundingClientRect();
      if (!picture?.width || !text) return "no picture";
      if (picture.right <= text.left) return "left";
      if (picture.left >= text.right) return "right";
      return picture.bottom <= text.top ? "above" : "below";
    }),
  );

for (const { url, blocks } of [...industries, ...services])
  test(
    `${url}: pictures swap sides in turn on wide screens, stand above their texts on others, and all load`,
    gateIf(url === "/banking-service"),
    async ({ page }) => {
      await page.goto(url);
      const inTurn = blocks.map((block, index) => ({ block, side: index % 2 === 0 ? "left" : "right" }));
      const plain = inTurn.filter(({ block }) => block.image && block.layout !== "scene");
      expect(await sides(page)).toEqual(plain.map(({ side }) => side));
      for (const picture of await page.locator("#content").getByRole("img").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image) => !("naturalWidth" in image) || image.naturalWidth !== 0))
          .toBe(true);
      }
      for (const width of [390, 820]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sides(page)).toEqual(plain.map(() => "above"));
      }
    },
  );
