import { HEIGHT, pageHtml, WIDTH } from "./page.mjs";

/**
 * Opens a scene of a loop.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} name of the scene's file
 * @returns the scene, its page, `goTo`, which shows a moment of it, in seconds, and `screenshot`, which takes that as a PNG
 */
export async function openScene(browser, name) {
  const scene = await import(`./scenes/${name}.mjs`);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(pageHtml(scene));
  await page.evaluate(() => document.fonts.ready);
  const goTo = (seconds) =>
    page.evaluate(async (time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      // Only the second frame is sure to show the new time.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    }, seconds * 1000);
  // Three times as fast as Playwright's screenshot(), but always of one device pixel per CSS pixel.
  const session = await page.context().newCDPSession(page);
  const screenshot = async (seconds) => {
    await goTo(seconds);
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    return Buffer.from(data, "base64");
  };
  return { scene, page, goTo, screenshot };
}
