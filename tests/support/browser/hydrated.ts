import type { Page } from "@playwright/test";

/** Starts the deferred scripts with a first interaction (a pointer that moved) and waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  // A modal in the HTML hydrates after the rest of the page.
  await page.locator("dialog:not(:modal)").waitFor({ state: "detached" });
}
