import { problems } from "../../support/browser/axe";
import { fillCareerForm, pdf, sendCareerForm } from "../../support/browser/career-form";
import { fillContactForm, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";

// axe itself needs scripts: the site's do not arrive, so that the browser posts the forms.
test.beforeEach(({ page }) => page.route(/\/build\/.*\.js/, (route) => route.abort()));

test("axe finds no violation in the pages returned for a message", async ({ page, upstream }) => {
  await page.goto("/about?contact=message");
  expect(await problems(page), "open").toEqual([]);
  await fillContactForm(page, { Email: "amira@example", "First name": " " });
  await sendContactForm(page);
  await expect(page.locator(".error-summary")).toBeVisible();
  expect(await problems(page), "two errors").toEqual([]);
  await fillContactForm(page);
  upstream.mode = { status: 500 };
  await sendContactForm(page);
  await expect(page.locator(".toast")).toBeVisible();
  expect(await problems(page), "failure").toEqual([]);
  upstream.mode = "ok";
  await sendContactForm(page);
  await expect(page).toHaveTitle(/^Sent/);
  expect(await problems(page), "success").toEqual([]);
});

test("axe finds no violation in the pages returned for an application", async ({ page, upstream }) => {
  upstream.mode = "reset";
  await page.goto("/career");
  await fillCareerForm(page, { Email: "a@b" });
  await page.getByLabel("Resume").setInputFiles(pdf);
  await sendCareerForm(page);
  await expect(page.getByText("cv.pdf attached")).toBeVisible();
  expect(await problems(page), "an error, and a résumé that is kept").toEqual([]);
  await page.getByLabel("Email", { exact: true }).fill("a@b.cd");
  await sendCareerForm(page);
  await expect(page.locator(".toast")).toBeVisible();
  expect(await problems(page), "failure").toEqual([]);
});
