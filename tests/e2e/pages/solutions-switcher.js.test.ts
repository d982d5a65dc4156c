import { hydrated } from "../../support/browser/hydrated";
import { styleOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test(
  "choosing another industry fades the image to half, then swaps after 300 milliseconds",
  nightly("timing"),
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const switcher = page.locator("#solutions");
    await switcher.scrollIntoViewIfNeeded();
    await expect(switcher.getByRole("radio").first()).toBeChecked();
    const swap = page.evaluate(() => {
      return new Promise<{ after: number; target: unknown; lasts: unknown }>((resolve) => {
        document.querySelector("#solutions")?.addEventListener("change", () => {
          const chosen = performance.now();
          const images = Array.from(
            document.querySelectorAll<HTMLElement>(".solutions-switcher__card .landscape"),
          );
          const shown = () => images.find((image) => image.offsetWidth > 0);
          const image = shown();
          let fade: KeyframeEffect | undefined;
          const look = () => {
            fade ??= image?.getAnimations()[0]?.effect as KeyframeEffect | undefined;
            if (shown() === image) return requestAnimationFrame(look);
            const target = fade?.getKeyframes().at(-1)?.opacity;
            resolve({ after: performance.now() - chosen, target, lasts: fade?.getTiming().duration });
          };
          look();
        });
      });
    });
    await switcher.getByRole("radio", { name: "Aviation" }).click();
    const { after, target, lasts } = await swap;
    expect(after).toBeGreaterThanOrEqual(299);
    expect(after).toBeLessThan(1500);
    expect({ target, lasts }).toEqual({ target: "0.5", lasts: 300 });
    await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
    await expect
      .poll(() => styleOf(switcher.locator(".solutions-switcher__card:visible .landscape"), "opacity"))
      .toBe("1");
  },
);

test("the chosen card's picture is loaded while the old one fades", nightly("timing"), async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const switcher = page.locator("#solutions");
  await switcher.scrollIntoViewIfNeeded();
  const asked = page.waitForRequest(/landscapes\/aviation/);
  await switcher.getByRole("radio", { name: "Aviation" }).click();
  await asked;
  await expect(switcher.getByRole("heading", { name: "Banking" })).toBeVisible();
});

test("the arrow keys select the industries", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const switcher = page.locator("#solutions");
  await switcher.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(switcher.getByRole("radio").nth(2)).toBeChecked();
  const third = await switcher.locator(".solutions-switcher__choice").nth(2).innerText();
  await expect(switcher.getByRole("heading", { name: third })).toBeVisible();
  await expect(switcher.locator(".solutions-switcher__card:visible")).toHaveCount(1);
});

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("the cards swap at once", nightly("timing"), async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const switcher = page.locator("#solutions");
    await switcher.getByRole("radio", { name: "Aviation" }).click();
    await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
    expect(
      await styleOf(switcher.locator(".solutions-switcher__card:visible .landscape"), "transition-duration"),
    ).toBe("0s");
  });
});

test("the picture of the card that is left becomes the page's map, and Back finds the card", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = "yes";
      return start(update);
    };
  });
  const switcher = page.locator("#solutions");
  await switcher.getByRole("radio", { name: "Aviation" }).click();
  await switcher.getByRole("link", { name: "EXPLORE SOLUTIONS: Aviation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/flight operations/);
  await expect(page.locator("html")).toHaveAttribute("data-transitions", "yes");
  await page.goBack();
  await expect(switcher.getByRole("radio", { name: "Aviation" })).toBeChecked();
  await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
});

test("in a window of 1440 × 900 the card shows picture, name, text and button at once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const card = page.locator("#solutions .solutions-switcher__card:visible");
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.6 * 900);
  for (const part of [
    card.getByRole("img"),
    card.getByRole("heading"),
    card.locator("p"),
    card.locator(".button"),
  ]) {
    const inside = await part.boundingBox();
    expect(inside?.height).toBeGreaterThan(20);
    expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0) + 1,
    );
  }
});
