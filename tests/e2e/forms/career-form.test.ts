import { truncate, writeFile } from "node:fs/promises";
import { captchaText, fillCareerForm, pdf, SENT, sendCareerForm } from "../../support/browser/forms";
import { expect, hydrated, test } from "../../support/browser/test";

test("a wrong captcha and a refreshed one keep every value and the résumé; the application arrives upstream, and the form is reset with a new captcha", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  await page.goto("/career");
  const first = await captchaText(page);
  await fillCareerForm(page, { Phone: "+971 (50) 123-4567", Captcha: "WRONG12" });
  await expect(page.getByLabel("Other location")).toBeHidden();
  await page.getByLabel("Preferred location").selectOption("Other");
  await page.getByLabel("Other location").fill("Lisbon");
  await page.getByLabel("Resume").setInputFiles(pdf);
  const expectKept = async () => {
    await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
    await expect(page.getByLabel("Role")).toHaveValue("AI Engineer");
    await expect(page.getByLabel("Other location")).toHaveValue("Lisbon");
  };
  await sendCareerForm(page);
  await expect(page.getByText("Entered captcha is incorrect")).toBeVisible();
  await expectKept();
  expect(await captchaText(page)).toBe(first);

  if (!javaScriptEnabled) await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect.poll(() => captchaText(page)).not.toBe(first);
  await expect(page).toHaveTitle(/^Career/);
  await expectKept();
  const captcha = page.getByLabel("Captcha", { exact: true });
  await expect(captcha).toHaveValue("");
  const second = await captchaText(page);
  await captcha.fill(second);
  // Without scripts the captcha's button comes first in the form.
  await captcha.press("Enter");
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Experience (years)")).toHaveValue("0");
  await expect(page.getByLabel("Resume")).toHaveValue("");
  await expect(page.getByText("cv.pdf")).toHaveCount(0);
  expect([first, second]).not.toContain(await captchaText(page));
  const [{ form } = {}] = upstream.requests;
  expect(form?.get("role")).toBe("AI Engineer");
  expect(form?.get("phone")).toBe("00971501234567");
  expect(form?.get("experience_years")).toBe("5+");
  expect(form?.get("experience_months")).toBe("0");
  expect(form?.get("other_location")).toBe("Lisbon");
  expect(form?.get("captcha")).toBe(second);
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
  if (javaScriptEnabled) await expect(page.locator("[data-outcome=sent]")).toBeFocused();
});

test("an upstream failure keeps the form, the captcha and the résumé, which can be removed, for the next attempt", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  upstream.mode = "reset";
  await page.goto("/career");
  await fillCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  await sendCareerForm(page);
  const failure = "Something has went wrong. Please try again";
  await expect(page.getByText(failure)).toBeVisible();
  if (!javaScriptEnabled) {
    // The page is new: its title says what happened, and its toast leads to the form.
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(":focus")).toHaveText(failure);
    await expect(page.getByLabel("Role")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Role")).toBeFocused();
  }
  await expect(page.getByText("Nothing you typed is lost.")).toBeVisible();
  const resume = page.getByLabel("Resume", { exact: true });
  await expect(resume).toHaveAccessibleDescription(/cv\.pdf attached/);
  await page.getByRole("button", { name: "Remove cv.pdf", exact: true }).click();
  if (javaScriptEnabled) await expect(resume).toBeFocused();
  await expect(page.getByText("cv.pdf")).toHaveCount(0);
  await expect(resume).not.toHaveAccessibleDescription(/attached/);
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  await resume.setInputFiles(pdf);
  upstream.mode = "ok";
  await sendCareerForm(page);
  await expect(page.getByText("Your application was sent on")).toBeVisible();
  await expect(page.getByText("Nothing you typed is lost.")).toHaveCount(0);
  const [first, second] = upstream.requests;
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(second?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});

test("a file of another type, size or content is named at its field and in a toast, and every value is kept", async ({
  page,
  upstream,
  javaScriptEnabled,
}, testInfo) => {
  const word = testInfo.outputPath("cv.doc");
  const large = testInfo.outputPath("large.pdf");
  const picture = testInfo.outputPath("cv.pdf");
  await writeFile(word, "an old document");
  await writeFile(large, "%PDF-1.7\n");
  await truncate(large, 24 * 1024 * 1024);
  await writeFile(picture, "a picture");
  await page.goto("/career");
  // Before hydration only the server would check them.
  await hydrated(page);
  await fillCareerForm(page);
  const resume = page.getByLabel("Resume", { exact: true });
  const error = page.locator('[data-field="resume"] .field-error');
  const wrongType = "Only PDF or DOCX files are allowed.";
  for (const [file, reason, toast] of [
    [word, `cv.doc: ${wrongType}`, wrongType],
    // Without scripts the server closes the connection before the file's name has come.
    [large, /^(large\.pdf: )?File size must be below 20MB\.$/, "File size must be below 20MB."],
    [picture, `cv.pdf: ${wrongType}`, wrongType],
  ] as const) {
    await resume.setInputFiles(file);
    // Only the server reads a file.
    if (file === picture || !javaScriptEnabled) await sendCareerForm(page);
    await expect(error).toHaveText(reason);
    await expect(page.locator(".Toastify__toast, .toast").getByText(toast).first()).toBeVisible();
    await expect(resume).toHaveAccessibleDescription(new RegExp(toast));
    await expect(resume).toHaveAttribute("aria-invalid", "true");
    await expect(resume).toHaveValue("");
    await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  }
  await expect(resume).toBeFocused();
  // The message outlives changes of other fields.
  await page.getByLabel("Current city").fill("Lisbon");
  await expect(error).toBeVisible();
  expect(upstream.requests).toHaveLength(0);
  await resume.setInputFiles(pdf);
  if (javaScriptEnabled) await expect(error).toHaveCount(0);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});
