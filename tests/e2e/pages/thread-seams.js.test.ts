import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.use({ deviceScaleFactor: 1.25, viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });

/** Which rows of a picture have coral in them, from above. */
const coralRows = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    const isCoral = (pixel: number) => (data[4 * pixel] ?? 0) > 200 && (data[4 * pixel + 2] ?? 255) < 140;
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => isCoral(y * width + x)).includes(true),
    );
  }, png.toString("base64"));

test(
  "the thread has no gap where two sections meet between two pixels of the screen",
  nightly("pixels of a whole page"),
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const sections = page.locator(".pitch ~ section");
    const lane = (await page.locator(".thread--down").first().boundingBox())?.x ?? 0;
    for (const section of await sections.all()) {
      await section.evaluate((element) => {
        window.scrollTo({
          top: element.getBoundingClientRect().top + window.scrollY - 360,
          behavior: "instant",
        });
      });
      const top = (await section.boundingBox())?.y ?? 0;
      const clip = { x: lane, y: Math.round(top) - 5, width: 10, height: 10 };
      const rows = await coralRows(page, await page.screenshot({ clip }));
      expect(rows, (await section.getAttribute("class")) ?? "").not.toContain(false);
    }
  },
);
