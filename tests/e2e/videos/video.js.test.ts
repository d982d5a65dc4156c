import type { Locator, Page } from "@playwright/test";
import cues from "../../../app/content/loops/cues.json" with { type: "json" };
import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

const currentTime = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** As on an iPhone, where `volume` cannot be set. Returns whether a sound plays. */
async function followSound(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, "volume", { get: () => 1, set: () => {} });
    window.Audio = new Proxy(window.Audio, {
      construct(target) {
        const sound = new target();
        Object.assign(window, { sound });
        return sound;
      },
    });
  });
  return () => page.evaluate(() => "sound" in window && !(window.sound as HTMLAudioElement).paused);
}

test("the hero's video starts muted after load and in view, its buttons unmute and pause it with its sound, and a pause outlasts scrolling", async ({
  page,
  site,
}) => {
  const isHeard = await followSound(page);
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
  // What the buttons stand for is read before them.
  const heading = page.locator("h1");
  const named = page.getByRole("group", { name: await heading.innerText() });
  const controls = heading.locator("xpath=following::fieldset").and(named);
  const press = (name: string) => controls.getByRole("button", { name, exact: true }).click();
  await press("Unmute");
  await expect(video).toHaveJSProperty("muted", false);
  await expect.poll(() => new Set(sounds)).toEqual(new Set([`${site.url}/media/sounds/company.opus`]));
  await expect.poll(isHeard).toBe(true);
  await press("Mute");
  await expect(video).toHaveJSProperty("muted", true);
  await expect.poll(isHeard).toBe(false);
  await press("Unmute");

  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(video).toHaveJSProperty("paused", true);
  await expect.poll(isHeard).toBe(false);
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

test("a section's video plays while it is shown, and its ticks show details one by one", async ({ page }) => {
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
  const ticks = section.getByRole("list", { name: "Timeline" }).getByRole("button");
  await expect(ticks).toHaveCount(4);
  await expect(ticks).toHaveText(await section.locator("dt").allTextContents());
  for (const [index, { seconds, camera }] of cues["loops/digital-products-transparency"].entries()) {
    const tick = ticks.nth(index);
    await tick.press("Enter");
    await expect(tick).toHaveAttribute("aria-current", "true");
    await expect(section.locator("button[aria-current]")).toHaveCount(1);
    await expect(video).toHaveJSProperty("paused", true);
    expect(await currentTime(video)).toBeCloseTo(seconds, 1);
    const scale = camera.match(/scale\(([\d.]+)\)/)?.[1];
    await expect(video).toHaveCSS(
      "transform",
      new RegExp(`^matrix\\(${Number(scale)}, 0, 0, ${Number(scale)}, `),
    );
  }
  await section.getByRole("button", { name: "Play" }).click();
  await expect(video).toHaveJSProperty("paused", false);
  await section.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe("video");
});

test("the keys show the video in view, and the details again", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/contract-lifecycle");
  const section = page.getByRole("region", { name: "Drafting" });
  const details = section.getByRole("radio", { name: "DETAILS" });
  const video = section.getByRole("radio", { name: "VIDEO" });
  await details.press("ArrowLeft");
  await expect(video).toBeChecked();
  await expect(video).toBeFocused();
  await expect(section.getByRole("group", { name: "Drafting: show" })).toBeInViewport({ ratio: 1 });
  await expect(section.locator(".video")).toBeInViewport({ ratio: 1 });
  await video.press("ArrowRight");
  await expect(details).toBeChecked();
  await expect(details).toBeFocused();
  await expect(section.locator(".interface-stage")).toBeInViewport({ ratio: 1 });
});

test("a browser that saves data fetches no video, and no page before a click", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requests = requestsFor(page, /\.mp4$|about\.data$|routes\/about-/);
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
});
