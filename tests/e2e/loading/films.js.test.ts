import { filmRequests } from "../../support/browser/film-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test.use({ films: true });

test("the hero's film is requested after the page has loaded, and plays", async ({ page }) => {
  const requests = filmRequests(page);
  await page.goto("/");
  expect(requests).toEqual([]);
  await hydrated(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });
  test("no film is requested", async ({ page }) => {
    const requests = filmRequests(page);
    await page.goto("/");
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
  });

  test("a film that is asked for plays, with the browser's controls", async ({ page }) => {
    await page.goto("/customer-service");
    await hydrated(page);
    const section = page.getByRole("region", { name: "SOP consistency" });
    await section.getByText("VIDEO", { exact: true }).click();
    const film = section.locator("video");
    await expect(film).toHaveAttribute("controls");
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused)).toBe(true);
    await expect(section.getByRole("button", { name: "Pause" })).toHaveCount(0);
  });
});

test("no film is requested when the browser saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requests = filmRequests(page);
  await page.goto("/");
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test("a film that is still loading when its page is left takes nothing more of the line", async ({
  page,
}) => {
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
  await expect.poll(() => films.size).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForURL("**/privacy");
  await expect(page.locator("main h1")).toHaveText("What we keep, and for how long");
  await page.waitForTimeout(500);
  const before = received;
  await page.waitForTimeout(2000);
  expect(received).toBe(before);
});
