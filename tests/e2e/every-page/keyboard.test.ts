import type { Page } from "@playwright/test";
import { hydrated } from "../../support/browser/hydrated";
import { focused, markTabbable } from "../../support/browser/tabbable";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

/** Presses Tab through the page, or its open dialog, and lists what was wrong. */
async function walk(page: Page): Promise<string[]> {
  const names = await markTabbable(page);
  const reached = new Set<number>();
  const wrong: string[] = [];
  let last = -2;
  // Native players have several stops.
  for (let step = 0; step < names.length + 30 && reached.size < names.length + 1; step += 1) {
    await page.keyboard.press("Tab");
    let stop = await focused(page);
    // Content that enters the view for the first time is laid out then, and may move again.
    for (let looks = 0; looks < 5 && stop && !stop.inView; looks += 1) {
      await page.waitForTimeout(100);
      stop = await focused(page);
    }
    // Past the last control comes the browser itself.
    if (!stop && reached.size === names.length) break;
    if (!stop || stop.index === last) continue;
    last = stop.index;
    if (reached.has(stop.index)) break;
    reached.add(stop.index);
    if (stop.index < 0) wrong.push(`${stop.name}: reached, but hidden`);
    if (!stop.marked) wrong.push(`${stop.name}: the focus cannot be seen`);
    if (!stop.inView) wrong.push(`${stop.name}: not in view`);
  }
  for (const [index, name] of names.entries()) {
    if (!reached.has(index)) wrong.push(`${name}: not reached`);
  }
  return wrong;
}

for (const width of [390, 1280]) {
  for (const url of ["/", "/career", "/customer-service", "/banking-service", "/landing", "/no-such-page"]) {
    test(
      `Tab reaches every control of ${url} at ${width}, with a visible focus`,
      nightlyUnless(url === "/career" && width === 390),
      async ({ page, javaScriptEnabled }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url);
        if (javaScriptEnabled) await hydrated(page);
        // It comes with the film.
        for (const hint of await page.getByText("Scroll to Explore").all()) await expect(hint).toBeVisible();
        expect(await walk(page)).toEqual([]);
      },
    );
  }
}

test("Tab reaches every control of the contact modal, with a visible focus", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/about?contact=message");
  if (javaScriptEnabled) await hydrated(page);
  // From the dialog's start, without the browser's own controls.
  await page.getByRole("dialog").focus();
  expect(await walk(page)).toEqual([]);
});
