import { captchaText, fillCareerForm, pdf, sendCareerForm } from "../../support/browser/career-form";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { test as base, expect } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";
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
    nightlyUnless(path === "/about", "the same form on another page"),
    async ({ page, upstream, javaScriptEnabled }) => {
      await page.goto(`${path}?contact=message`);
      if (javaScriptEnabled) await hydrated(page);
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

test(
  "without cookies a second message is confirmed as well",
  nightly("the first one again"),
  async ({ page, upstream, javaScriptEnabled }) => {
    await page.goto("/about?contact=message");
    if (javaScriptEnabled) await hydrated(page);
    for (const sent of [1, 2]) {
      await fillContactForm(page);
      await sendContactForm(page);
      await expect.poll(() => upstream.requests.length).toBe(sent);
      await expect(page.getByLabel("First name")).toHaveValue("");
      await expect(page.getByText(SENT)).toHaveCount(1);
    }
  },
);

test("without cookies an application is rejected with the reason, and every value is kept", async ({
  page,
  upstream,
}) => {
  await page.goto("/career");
  await fillCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  const before = await captchaText(page);
  await sendCareerForm(page);
  const error = page.locator('[data-field="captcha"] .field-error');
  await expect(error).toContainText("allow cookies");
  await expect(page.getByText("Entered captcha is incorrect")).toHaveCount(0);
  expect(await captchaText(page)).not.toBe(before);
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  await expect(page.getByText("cv.pdf")).toBeVisible();
  expect(upstream.requests).toHaveLength(0);
});
