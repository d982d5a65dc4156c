import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page: from then on every control responds. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator("dialog:not(:modal)").waitFor({ state: "detached" });
}
