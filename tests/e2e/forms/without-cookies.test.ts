import {
  fillCareerForm,
  fillContactForm,
  pdf,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { test as base, expect, nightlyUnless, visit } from "../../support/browser/test";
import { startCookielessProxy } from "../../support/servers/cookieless-proxy";

const test = base.extend({
  baseURL: async ({ site }, use) => {
    const proxy = await startCookielessProxy(site.url);
    await use(proxy.url);
    await proxy.stop();
  },
});

for (const path of ["/about", "/", "/career"]) {
  test(
    `without cookies a message from ${path} is confirmed, its form is reset, and a reload sends nothing`,
    nightlyUnless(path === "/about"),
    async ({ page, upstream, javaScriptEnabled }) => {
      await visit(page, `${path}?contact=message`);
      await fillContactForm(page);
      await sendContactForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(page.getByLabel("First name")).toHaveValue("");
      if (javaScriptEnabled) await expect(page).toHaveURL(`${path}?contact=message`);
      await page.reload();
      // Without scripts nothing but a cookie could tell a reload from the first load.
      if (javaScriptEnabled) await expect(page.getByText(SENT)).toHaveCount(0);
      expect(upstream.requests).toHaveLength(1);
    },
  );
}

test("without cookies an application is sent with the captcha that its page shows", async ({
  page,
  upstream,
}) => {
  await page.goto("/career");
  await fillCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByLabel("Current city")).toHaveValue("");
  expect(upstream.requests).toHaveLength(1);
});
