import type { Page } from "@playwright/test";

/** Waits until the page's scripts have taken over. (Films go on loading for long: the network's rest is no sign.) */
export async function settled(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
