import type { Page } from "@playwright/test";
import { captchaText, pdf, SENT } from "../support/browser/forms";
import { expect, test } from "../support/browser/test";
import { application, message } from "../support/forms/values";

// A visit in Firefox. Without scripts Playwright waits there for animation frames that never come: forced clicks, the keyboard
// and evaluate() do without them.
async function click(page: Page, selector: string) {
  await page.locator(selector).first().click({ force: true });
  await page.waitForLoadState();
}
const seesText = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.body.innerText)).toContain(text);
const seesModals = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => document.querySelectorAll("dialog[open]").length)).toBe(count);
async function type(page: Page, selector: string, text: string) {
  await page.locator(selector).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test("a message with a wrong address is rejected with its values kept, and arrives corrected", async ({
  page,
  upstream,
}) => {
  await page.goto("/about?contact=message");
  for (const name of ["first_name", "last_name", "topic", "message"] as const)
    await type(page, `dialog [name="${name}"]`, message[name]);
  await type(page, 'dialog [name="email"]', "amira@example");
  await click(page, 'dialog button[type="submit"]');
  await seesText(page, "Please enter a valid email");
  expect(await page.locator('dialog [name="last_name"]').inputValue()).toBe(message.last_name);
  await type(page, 'dialog [name="email"]', message.email);
  await click(page, 'dialog button[type="submit"]');
  await seesText(page, SENT);
  expect(upstream.requests.map(({ json }) => json)).toMatchObject([message]);
});

test("an application arrives with its résumé", async ({ page, upstream }) => {
  await page.goto("/career");
  for (const [name, text] of Object.entries(application)) await type(page, `main [name="${name}"]`, text);
  await page.locator('main [name="resume"]').setInputFiles(pdf);
  await type(page, 'main [name="captcha"]', await captchaText(page));
  await click(page, 'main button[type="submit"]:not([formnovalidate])');
  await seesText(page, SENT);
  const { form } = upstream.requests[0] ?? {};
  expect(form?.get("role")).toBe(application.role);
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});

test("the bar's Contact opens the modal, its button closes it, and a menu leads to a page", async ({
  page,
}) => {
  await page.goto("/about");
  await click(page, ".header__contact");
  await seesModals(page, 1);
  await click(page, ".contact-modal__close");
  await seesModals(page, 0);
  await click(page, '[popovertarget="menu-solutions"]');
  await click(page, ':popover-open a[href="/aviation-service"]');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/aviation-service");
});

test("the hero's video plays, or has the browser's own buttons", async ({ page }) => {
  await page.goto("/services");
  const video = page.locator(".hero video").first();
  const playable = () => video.evaluate(({ paused, controls }: HTMLVideoElement) => !paused || controls);
  await expect.poll(playable).toBe(true);
});
