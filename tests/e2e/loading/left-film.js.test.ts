import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test.use({ films: true });

test(
  "a film stops loading when the visitor leaves its page",
  nightly("waits to see that nothing comes"),
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    let received = 0;
    const films = new Set<string>();
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (request.url.endsWith(".mp4")) films.add(requestId);
    });
    session.on("Network.dataReceived", ({ requestId, dataLength }) => {
      if (films.has(requestId)) received += dataLength;
    });
    await page.goto("/privacy");
    await hydrated(page);
    const line = { offline: false, latency: 0, downloadThroughput: 60_000, uploadThroughput: 60_000 };
    await session.send("Network.emulateNetworkConditions", line);
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    // At 60 kB a second.
    await expect.poll(() => films.size, { timeout: 30_000 }).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL("**/privacy");
    await expect(page.locator("main h1")).toHaveText("What we keep, and for how long");
    await page.waitForTimeout(500);
    const before = received;
    await page.waitForTimeout(2000);
    expect(received).toBe(before);
  },
);
