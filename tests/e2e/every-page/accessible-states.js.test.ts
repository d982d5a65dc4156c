import { problems } from "../../support/browser/axe";
import { breakRequests } from "../../support/browser/broken-requests";
import { openCareerForm, pdf, sendCareerForm } from "../../support/browser/career-form";
import { fillContactForm, openContactForm, sendContactForm } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

test.use({ reducedMotion: "reduce" });

test("axe finds no violation while a message is being sent, and after its connection dropped", async ({
  page,
}) => {
  await openContactForm(page);
  const release = await holdRequests(page, /about\.data\?contact/);
  await sendContactForm(page);
  await expect(page.getByText("Sending…")).toBeAttached();
  expect(await problems(page)).toEqual([]);
  release();
  await expect(page.locator(".Toastify__toast")).toHaveCount(1);
  await fillContactForm(page);
  await breakRequests(page, /about\.data\?contact/, "dropped");
  await sendContactForm(page);
  await expect(page.getByText("Something has went wrong.")).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test("axe finds no violation while a résumé uploads, when it is attached and when it is rejected", async ({
  page,
  upstream,
}) => {
  upstream.mode = "reset";
  await openCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  const release = await holdRequests(page, "**/career/resume");
  await sendCareerForm(page);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  expect(await problems(page)).toEqual([]);
  release();
  await expect(page.getByText("cv.pdf attached")).toBeVisible();
  await expect(page.locator(".Toastify__toast")).toHaveCount(1);
  expect(await problems(page)).toEqual([]);
  await page.getByLabel("Resume", { exact: true }).setInputFiles({ ...pdf, name: "cv.txt" });
  await expect(page.getByText("Only PDF or DOCX files are allowed.").first()).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

for (const width of [390, 1280]) {
  test(
    `axe finds no violation below the hero, with the collapsed header and a requested film (${width})`,
    nightlyUnless(width === 1280, "another width"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/customer-service");
      await hydrated(page);
      await page.getByText("VIDEO", { exact: true }).first().click();
      await page.mouse.wheel(0, 1200);
      await expect(page.locator("[data-past-hero]")).toBeAttached();
      expect(await problems(page)).toEqual([]);
    },
  );
}

test(
  "axe finds no violation in the call form with errors and with the pending bar",
  nightly("accessibility.js.test.ts has the call form"),
  async ({ page }) => {
    await page.goto("/about?contact=call");
    await hydrated(page);
    await page.getByRole("dialog").getByLabel("Email", { exact: true }).fill("a@b");
    await page.getByRole("dialog").locator("#call-form").getByRole("button").click();
    await expect(page.locator(".field-error").first()).toBeVisible();
    expect(await problems(page)).toEqual([]);
    await page.goto("/career");
    await hydrated(page);
    await holdRequests(page, /\.data/);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    expect(await problems(page)).toEqual([]);
  },
);
