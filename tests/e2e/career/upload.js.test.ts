import { appendFile, rm, writeFile } from "node:fs/promises";
import { fillCareerForm, openCareerForm, pdf, sendCareerForm } from "../../support/browser/career-form";
import { SENT } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test("values changed during the résumé's upload are sent as they are at its end", async ({
  page,
  upstream,
}) => {
  await openCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  const release = await holdRequests(page, "**/career/resume");
  await sendCareerForm(page);
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  // A different file would not belong to this upload.
  await expect(page.getByLabel("Resume", { exact: true })).toBeDisabled();
  await page.getByLabel("Current city").fill("Lisbon");
  await page.getByLabel("Experience (months)").selectOption("7");
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  const form = upstream.requests[0]?.form;
  expect([form?.get("current_city"), form?.get("experience_months")]).toEqual(["Lisbon", "7"]);
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});

for (const [event, act] of [
  ["corrected", (file: string) => appendFile(file, "% corrected\n")],
  ["deleted", (file: string) => rm(file)],
] as const)
  test(`a résumé ${event} after it was chosen empties its field, which says to choose the file again`, async ({
    page,
    upstream,
  }, testInfo) => {
    const file = testInfo.outputPath("cv.pdf");
    await writeFile(file, pdf.buffer);
    await openCareerForm(page);
    const field = page.getByLabel("Resume", { exact: true });
    await field.setInputFiles(file);
    await act(file);
    await sendCareerForm(page);
    await expect(page.locator(".resume-field").getByText("Please choose the file again")).toBeVisible();
    await expect(field).toHaveValue("");
    await writeFile(file, pdf.buffer);
    await field.setInputFiles(file);
    await sendCareerForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
  });

test(
  "a value made invalid during the résumé's upload shows its error, and the résumé is kept",
  nightly("the test above, with an error"),
  async ({ page, upstream }) => {
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
  },
);

test(
  "a long upload shows its progress, and a rejected upload its error",
  nightly("slowed down to take three seconds"),
  async ({ page }) => {
    await page.goto("/career");
    await fillCareerForm(page);
    const client = await page.context().newCDPSession(page);
    await client.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 500_000,
    });
    await page.getByLabel("Resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.alloc(1_500_000, "not one"),
    });
    await sendCareerForm(page);
    await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
    await expect(page.getByText("Only PDF or DOCX files are allowed.").first()).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Upload" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Send application" })).toBeEnabled();
  },
);
