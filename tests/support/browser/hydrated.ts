import type { Page } from "@playwright/test";

/**
 * Gives the page a first sign of its visitor, so that its scripts start now, and waits until they have taken over.
 * (Films go on loading for long: the network's rest is no sign.)
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // A modal that came with the page is taken over after the rest of it.
  await page.locator("dialog:not(:modal)").waitFor({ state: "detached" });
}
