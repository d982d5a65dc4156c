import type { Locator } from "@playwright/test";
import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

const currentTime = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

test("the hero's video starts muted after load and in view, its buttons unmute and pause it, and a pause outlasts scrolling", async ({
  page,
  site,
}) => {
  const videos = requestsFor(page, /\.mp4$/);
  const sounds = requestsFor(page, /\/sounds\//);
  let atLoad: string[] | undefined;
  page.on("load", () => {
    atLoad = [...videos];
  });
  await page.goto("/services");
  const video = page.locator(".hero video");
  await expect.poll(() => currentTime(video)).toBeGreaterThan(0);
  expect(atLoad).toEqual([]);
  await expect(video).toHaveJSProperty("muted", true);
  expect(sounds).toEqual([]);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Unmute");
  await expect(video).toHaveJSProperty("muted", false);
  await expect.poll(() => new Set(sounds)).toEqual(new Set([`${site.url}/media/sounds/company.opus`]));
  await press("Mute");
  await expect(video).toHaveJSProperty("muted", true);

  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", true);
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", false);
  await press("Pause");
  await expect(video).toHaveJSProperty("paused", true);
  await footer.scrollIntoViewIfNeeded();
  await expect(video).not.toBeInViewport();
  await video.scrollIntoViewIfNeeded();
  await expect(video).toBeInViewport();
  await expect(video).toHaveJSProperty("paused", true);
  await press("Play");
  await expect(video).toHaveJSProperty("paused", false);
});

test("a section's video is fetched and plays while it is shown, and fills a phone's screen by its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const videos = requestsFor(page, /\/loops\/.*\.mp4$/);
  await visit(page, "/digital-products");
  const section = page.getByRole("region", { name: "Transparency" });
  await section.scrollIntoViewIfNeeded();
  expect(videos).toEqual([]);
  await section.getByText("VIDEO").click();
  const video = section.locator("video");
  for (const [property, value] of Object.entries({ paused: false, muted: true, loop: true }))
    await expect(video).toHaveJSProperty(property, value);
  await section.getByText("DETAILS").click();
  await expect(video).toHaveJSProperty("paused", true);
  await section.getByText("VIDEO").click();
  await expect(video).toHaveJSProperty("paused", false);
  await section.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe("video");
});

test("a product's video is fetched and plays while the product is hovered or focused", async ({ page }) => {
  const videos = requestsFor(page, /heroes\/(?!home).*\.mp4$/);
  await visit(page, "/");
  const products = page.locator(".product-list__item");
  const video = products.locator("video");
  await products.nth(1).scrollIntoViewIfNeeded();
  expect(videos).toEqual([]);
  await products.nth(1).hover();
  await expect.poll(() => currentTime(video)).toBeGreaterThan(0);
  await products.first().getByRole("link").focus();
  await expect(products.first().locator("video")).toHaveCount(1);
  await page.getByRole("link", { name: "Schedule now" }).focus();
  await expect(video).toHaveCount(0);
});

test("where the browser saves data no video is fetched, nor the page of a link that is pointed at", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requests = requestsFor(page, /\.mp4$|about\.data$|routes\/about-/);
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
});
