import type { Page } from "@playwright/test";

/** How a request from the browser may fail on its way to the site. */
export const FAILURES = ["offline", "dropped", 502, 503, 413, 403, 200] as const;
export type Failure = (typeof FAILURES)[number] | 404;

/** Makes the page's requests for these addresses fail; a number is the status of a proxy's own page. */
export async function breakRequests(page: Page, addresses: string | RegExp, failure: Failure): Promise<void> {
  if (failure === "offline") return page.context().setOffline(true);
  await page.route(addresses, (route) =>
    failure === "dropped"
      ? route.abort("connectionreset")
      : route.fulfill({ status: failure, contentType: "text/html", body: "<h1>proxy</h1>" }),
  );
}

export async function mendRequests(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll();
}
