import type { Page } from "@playwright/test";

/** Keeps a page's requests for these addresses on their way until the answer is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps the scripts that take a page over on their way until the answer is called. */
export const holdScripts = (page: Page) => holdRequests(page, "**/build/entry.client*");
