import type { Page } from "@playwright/test";

/** Collects the addresses that match, of what the page requests from now on. */
export function requestsFor(page: Page, addresses: RegExp): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (addresses.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Holds a page's requests for these addresses until the returned function is called. */
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

export const holdScripts = (page: Page) => holdRequests(page, "**/build/entry.client*");

/** How a request from the browser may fail on its way to the site; a number is the status of a proxy's own page. */
export type Failure = "offline" | "dropped" | "empty" | number;

/** Makes the page's requests for these addresses fail until the returned function is called. */
export async function breakRequests(page: Page, addresses: RegExp, failure: Failure) {
  if (failure === "offline") {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(addresses, (route) => {
    if (failure === "dropped") return route.abort("connectionreset");
    const proxyPage = { status: failure === "empty" ? 200 : failure, contentType: "text/html" };
    return route.fulfill({ ...proxyPage, body: failure === "empty" ? "" : "<h1>proxy</h1>" });
  });
  return () => page.unroute(addresses);
}
