import type { Page } from "@playwright/test";
import { foreignChanges } from "../../support/browser/foreign-changes";
import { holdScripts } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const translate = foreignChanges["a translation of every text"];

/** The name field has the focus. */
async function apply(page: Page): Promise<void> {
  await page.locator("[name=role]").selectOption("Data Scientist");
  const file = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await page.locator("[name=resume]").setInputFiles(file);
  await page.locator("[name=current_city]").fill("Dubai");
  await page.locator("[name=name]").click();
  await page.keyboard.type("Ada");
}

/** Hydrates, and looks at what `apply` has done. */
async function expectKept(page: Page, start: () => void): Promise<void> {
  const scrolled = await page.evaluate(() => scrollY);
  start();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.type(" L");
  await expect(page.locator("[name=name]")).toHaveValue("Ada L");
  await expect(page.locator("[name=role]")).toHaveValue("Data Scientist");
  await expect(page.locator("[name=resume]")).toHaveValue(/cv\.pdf/);
  await expect(page.locator("[name=current_city]")).toHaveValue("Dubai");
  await expect(page.locator("html[data-layout-ready]")).toHaveCount(1);
}

for (const [what, change] of Object.entries(foreignChanges))
  test(`hydration keeps the form and ${what}`, async ({ page, consoleErrors }) => {
    const start = await holdScripts(page);
    await page.goto("/career");
    await apply(page);
    await page.evaluate(change);
    const nodes = await page.evaluateHandle(() => [
      ...document.querySelectorAll("html, h1, form [name], form label, font"),
    ]);
    await expectKept(page, start);
    expect(await nodes.evaluate((all) => all.filter((node) => !node.isConnected).length)).toBe(0);
    // The style of the test itself is blocked.
    expect(consoleErrors.filter((error) => !error.includes("style-src"))).toEqual([]);
  });

test(
  "hydration keeps the form of a page that was changed while it was parsed",
  nightly("extensions that start so early are rare"),
  async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const field of document.querySelectorAll("form input:not([data-seen])")) {
          field.setAttribute("data-seen", "");
          field.after(document.createElement("div"));
        }
      }).observe(document, { subtree: true, childList: true });
    });
    const start = await holdScripts(page);
    await page.goto("/career");
    await apply(page);
    await expectKept(page, start);
  },
);

test(
  "hydration keeps the open menu of a translated page",
  nightly("a variant of the form's tests"),
  async ({ page, consoleErrors }) => {
    const start = await holdScripts(page);
    await page.goto("/about");
    await page.evaluate(translate);
    await page.locator("[popovertarget=menu-solutions]").click();
    start();
    await hydrated(page);
    const link = page.locator("#menu-solutions").getByRole("link", { name: "«Healthcare»" });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/healthcare-service$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("care");
    expect(consoleErrors).toEqual([]);
  },
);

for (const moment of ["before", "after"])
  test(
    `menus, messages, captcha and links work on a page translated ${moment} hydration`,
    nightly("a translator's changes are rare, and the same code serves both moments"),
    async ({ page, consoleErrors }) => {
      await page.goto("/career");
      if (moment === "before") await page.evaluate(translate);
      await hydrated(page);
      if (moment === "after") await page.evaluate(translate);
      const menu = page.locator("[popovertarget=menu-solutions]");
      await menu.click();
      await expect(page.locator("#menu-solutions")).toBeVisible();
      await menu.click();
      const phone = page.locator("[name=phone]");
      await phone.fill("abc");
      await phone.blur();
      await expect(page.locator("[data-field=phone] .field-error")).toBeVisible();
      await phone.fill("00971501234567");
      await expect(page.locator("[data-field=phone] .field-error")).toHaveCount(0);
      const captcha = page.locator("[name=captcha_id]");
      const shown = await captcha.inputValue();
      await page.locator("[value=refresh-captcha]").click();
      await expect(captcha).not.toHaveValue(shown);
      await page.locator("footer a[href='/about']").first().click();
      await expect(page).toHaveTitle(/^About/);
      expect(consoleErrors).toEqual([]);
    },
  );
