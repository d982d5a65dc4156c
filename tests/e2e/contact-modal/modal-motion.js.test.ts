import { hydrated } from "../../support/browser/hydrated";
import { styleOf } from "../../support/browser/motion";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const name = "Let's shape what's next.";

test("Tab stays inside the modal", async ({ page }) => {
  await page.goto("/about?contact=call");
  await hydrated(page);
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
    // The body has the focus while Tab is on the browser's own controls.
    expect(where === "DIALOG" || (await page.evaluate(() => document.activeElement === document.body))).toBe(
      true,
    );
  }
});

test("the call tab slides in from the side", nightly("timing"), async ({ page }) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  const slide = page.evaluate(() => {
    return new Promise<{ from: unknown; lasts: unknown }>((resolve) => {
      document.addEventListener("animationstart", ({ animationName, target }) => {
        if (animationName !== "call-in") return;
        const effect = (target as Element).getAnimations()[0]?.effect as KeyframeEffect | undefined;
        resolve({ from: effect?.getKeyframes()[0]?.translate, lasts: effect?.getTiming().duration });
      });
    });
  });
  await page.getByRole("tab", { name: "Schedule a call now" }).click();
  expect(await slide).toEqual({ from: "24px", lasts: 600 });
});

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("the modal and its tabs appear without animation", nightly("timing"), async ({ page }) => {
    await page.goto("/about?contact=call");
    await hydrated(page);
    expect(await styleOf(page.locator(".contact-modal__card"), "animation-name")).toBe("none");
    expect(await styleOf(page.locator(".call"), "animation-name")).toBe("none");
  });
});
