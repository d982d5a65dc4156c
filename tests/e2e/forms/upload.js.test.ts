import { openCareerForm, pdf, sendCareerForm } from "../../support/browser/career-form";
import { SENT } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, test } from "../../support/browser/test";

test("what is changed while the résumé is on its way is sent as it stands at the end", async ({
  page,
  upstream,
}) => {
  await openCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  const release = await holdRequests(page, "**/career/resume");
  await sendCareerForm(page);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  // Another file would not go with this upload.
  await expect(page.getByLabel("Resume", { exact: true })).toBeDisabled();
  await page.getByLabel("Current city").fill("Lisbon");
  await page.getByLabel("Experience (months)").selectOption("7");
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  const form = upstream.requests[0]?.form;
  expect([form?.get("current_city"), form?.get("experience_months")]).toEqual(["Lisbon", "7"]);
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});

test("what is made invalid while the résumé is on its way is shown, and the résumé is kept", async ({
  page,
  upstream,
}) => {
  await openCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  const release = await holdRequests(page, "**/career/resume");
  await sendCareerForm(page);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await page.getByLabel("Phone").fill("+971");
  release();
  await expect(page.getByText("Phone number should contain only numbers")).toBeVisible();
  await expect(page.getByText("cv.pdf attached")).toBeVisible();
  expect(upstream.requests).toHaveLength(0);
});
