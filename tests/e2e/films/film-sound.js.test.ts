import type { Page } from "@playwright/test";
import { requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

test.use({ reducedMotion: "no-preference" });

declare global {
  interface Window {
    /** Every sound that the page has made. */
    sounds: HTMLAudioElement[];
  }
}

/** Notes the sounds that the page makes; they are in no document. */
async function open(page: Page, path: string): Promise<string[]> {
  const requests = requestsFor(page, /\/sounds\//);
  await page.addInitScript(() => {
    window.sounds = [];
    window.Audio = class extends Audio {
      constructor() {
        super();
        window.sounds.push(this);
      }
    };
  });
  await visit(page, path);
  return requests;
}

const heard = (page: Page) =>
  page.evaluate(() => window.sounds.map(({ paused, volume }) => !paused && volume > 0.9));

const silent = (page: Page) =>
  page.evaluate(() => window.sounds.map(({ paused, volume }) => paused && volume === 0));

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a film's sound is fetched when it is unmuted, fades in, and follows the film", async ({
  page,
  site,
}) => {
  const requests = await open(page, "/services");
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  expect(requests).toEqual([]);
  await press(page, "Unmute");
  await expect.poll(() => heard(page)).toEqual([true]);
  expect(new Set(requests)).toEqual(new Set([`${site.url}/media/sounds/company.opus`]));
  await press(page, "Pause");
  await expect.poll(() => silent(page)).toEqual([true]);
  await press(page, "Play");
  await expect.poll(() => heard(page)).toEqual([true]);
  await press(page, "Mute");
  await expect.poll(() => silent(page)).toEqual([true]);
  await press(page, "Unmute");
  await expect.poll(() => heard(page)).toEqual([true]);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => silent(page)).toEqual([true]);
});
