import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { test as base, expect } from "../../support/browser/test";
import { nightly } from "../../support/nightly";
import { startCookielessProxy } from "../../support/servers/cookieless-proxy";

const test = base.extend({
  baseURL: async ({ site }, use) => {
    const proxy = await startCookielessProxy(site.url);
    await use(proxy.url);
    await proxy.stop();
  },
});

test(
  "with cookies off, a message sent from a modal that a link opened is confirmed",
  nightly("without-cookies.test.ts sends the same message"),
  async ({ page, upstream }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    await page.goto("/about");
    await hydrated(page);
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
    await fillContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("");
    await expect(page).toHaveURL(/\/about\?contact=message$/);
    expect(upstream.requests).toHaveLength(1);
  },
);
