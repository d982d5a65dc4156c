import type { Page } from "@playwright/test";

/** Collects the films that a page requests from now on. */
export function filmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) requests.push(request.url());
  });
  return requests;
}
