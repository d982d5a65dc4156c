import {
  openCareerForm,
  openContactForm,
  pdf,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { expect, test } from "../../support/browser/test";

// As after a deployment that removed the scripts of the page that stands open.

test("a message is sent without the script that sends it", async ({ page, upstream }) => {
  await page.route(/\/build\/.*send-form-[A-Z0-9]+\.js/, (route) => route.fulfill({ status: 404 }));
  await openContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
});

test("an application is sent with its résumé without the script that sends it", async ({
  page,
  upstream,
}) => {
  await page.route(/\/build\/.*send-form-[A-Z0-9]+\.js/, (route) => route.fulfill({ status: 404 }));
  await openCareerForm(page);
  await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
  expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});
