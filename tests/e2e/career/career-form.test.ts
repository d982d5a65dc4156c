import { truncate, writeFile } from "node:fs/promises";
import { captchaText, fillCareerForm, pdf, SENT, sendCareerForm } from "../../support/browser/forms";
import { expect, gateIf, hydrated, test } from "../../support/browser/test";

test("a wrong captcha and a refreshed one keep every value and the résumé; the application arrives upstream, and the form is reset with a new captcha", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  await page.goto("/career");
  const first = await captchaText(page);
  await fillCareerForm(page, { Phone: "00971501234567", Captcha: "WRONG12" });
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
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Experience (years)")).toHaveValue("0");
  await expect(page.getByLabel("Resume")).toHaveValue("");
  await expect(page.getByText("cv.pdf")).toHaveCount(0);
  expect([first, second]).not.toContain(await captchaText(page));
  const [{ form } = {}] = upstream.requests;
  expect(form?.get("role")).toBe("AI Engineer");
  expect(form?.get("experience_years")).toBe("5+");
  expect(form?.get("experience_months")).toBe("0");
  expect(form?.get("other_location")).toBe("Lisbon");
  expect(form?.get("captcha")).toBe(second);
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
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
  const resume = page.getByLabel("Resume", { exact: true });
  await expect(resume).toHaveAccessibleDescription(/cv\.pdf attached/);
  await page.getByRole("button", { name: "Remove cv.pdf", exact: true }).click();
  await expect(page.getByText("cv.pdf")).toHaveCount(0);
  await expect(resume).not.toHaveAccessibleDescription(/attached/);
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  await resume.setInputFiles(pdf);
  upstream.mode = "ok";
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  const [first, second] = upstream.requests;
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(second?.form?.get("resume")).toMatchObject({ name: "cv.pdf" });
});

test("a .doc file and a file over 20 MB show an error, and every value is kept", async ({
  page,
  javaScriptEnabled,
}, testInfo) => {
  const [word, large] = [testInfo.outputPath("cv.doc"), testInfo.outputPath("cv.pdf")];
  await writeFile(word, pdf.buffer);
  await writeFile(large, "%PDF-1.7\n");
  await truncate(large, 24 * 1024 * 1024);
  await page.goto("/career");
  // Before hydration only the server would check them.
  await hydrated(page);
  await fillCareerForm(page);
  for (const [file, error] of [
    [word, "Only PDF or DOCX files are allowed."],
    [large, "File size must be below 20MB."],
  ] as const) {
    await page.getByLabel("Resume").setInputFiles(file);
    if (!javaScriptEnabled) await sendCareerForm(page);
    await expect(page.getByText(error).first()).toBeVisible();
    await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
    await expect(page.getByLabel("Resume")).toHaveValue("");
  }
});

const expired = "an expired captcha is reported, and the form succeeds with the new one and the values kept";
test(expired, gateIf(false), async ({ page, upstream }) => {
  await page.goto("/career");
  const before = await captchaText(page);
  await fillCareerForm(page);
  // As after 30 minutes, or under another secret: the site does not know it any more.
  const forget = (body: string | null) => body?.replace(/(name="captcha_id"\s+)\S+/, "$1forgotten");
  const once = { times: 1 };
  await page.route(
    "**/career*",
    (route) => route.continue({ postData: forget(route.request().postData()) }),
    once,
  );
  await sendCareerForm(page);
  await expect(page.locator('[data-field="captcha"] .field-error')).toContainText("has expired");
  await expect(page.getByText("Entered captcha is incorrect")).toHaveCount(0);
  const after = await captchaText(page);
  expect(after).not.toBe(before);
  await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  await page.getByLabel("Captcha", { exact: true }).fill(after);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
});
