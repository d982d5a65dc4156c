import { breakRequests, FAILURES, mendRequests } from "../../support/browser/broken-requests";
import { captchaText, fillCareerForm, pdf, sendCareerForm } from "../../support/browser/career-form";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

/** The requests of forms: their data, their files, and the captcha's. */
const POSTS = /\.data|\/career\/(resume|captcha)/;

for (const failure of FAILURES) {
  test(`a message that does not arrive (${failure}) stays in its form, and can be sent again`, async ({
    page,
    upstream,
  }) => {
    await page.goto("/about?contact=message");
    await hydrated(page);
    await fillContactForm(page);
    await page.getByLabel("Topic").selectOption("Just a message");
    await page.waitForLoadState("networkidle");
    await breakRequests(page, POSTS, failure);
    const email = page.getByRole("dialog").getByLabel("Email");
    await email.press("Enter");
    await expect(page.getByText("Something has went wrong.", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/about\?contact=message$/);
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("amira@example.com");
    await expect(page.getByLabel("Topic")).toHaveValue("Just a message");
    await expect(page.getByLabel("Message")).toHaveValue("Forty pages in six formats.");
    await mendRequests(page);
    await sendContactForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests).toHaveLength(1);
  });

  test(`an application that does not arrive (${failure}) stays in its form with its résumé`, async ({
    page,
    upstream,
  }) => {
    await page.goto("/career");
    await hydrated(page);
    await fillCareerForm(page);
    await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
    const captcha = await captchaText(page);
    await page.waitForLoadState("networkidle");
    // The file first fails on its way, then the form.
    await breakRequests(page, POSTS, failure);
    await sendCareerForm(page);
    const toast = page.getByText("Something has went wrong. Please try again").first();
    await expect(toast).toBeVisible();
    expect(await page.getByLabel("Resume", { exact: true }).inputValue()).toContain("cv.pdf");
    await mendRequests(page);
    await breakRequests(page, /\.data/, failure === "offline" ? "dropped" : failure);
    await sendCareerForm(page);
    await expect(page.getByText("cv.pdf attached")).toBeVisible();
    await expect(toast).toBeVisible();
    await expect(page.getByRole("button", { name: "Send application" })).toBeEnabled();
    await expect(page.getByText("cv.pdf attached")).toBeVisible();
    await expect(page.getByLabel("Phone")).toHaveValue(/\d+/);
    expect(await captchaText(page)).toBe(captcha);
    await mendRequests(page);
    await sendCareerForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests).toHaveLength(1);
  });

  test(`a captcha that does not arrive (${failure}) leaves the one that is shown`, async ({ page }) => {
    await page.goto("/career");
    await hydrated(page);
    await fillCareerForm(page);
    const captcha = await captchaText(page);
    await page.waitForLoadState("networkidle");
    await breakRequests(page, POSTS, failure);
    const refresh = page.getByRole("button", { name: "Refresh captcha" });
    await refresh.click();
    await expect(page.getByText("Something has went wrong. Please try again").first()).toBeVisible();
    await expect(page.locator("#captcha-text")).not.toHaveAttribute("data-dimmed");
    expect(await captchaText(page)).toBe(captcha);
    await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue(captcha);
    await expect(refresh).toBeFocused();
    await mendRequests(page);
    await refresh.click();
    await expect.poll(() => captchaText(page)).not.toBe(captcha);
    await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
  });
}

test("an application that was answered with errors keeps its captcha when the next one does not arrive", async ({
  page,
}) => {
  await page.goto("/career");
  await hydrated(page);
  await fillCareerForm(page);
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");
  const captcha = await captchaText(page);
  await page.getByLabel("Captcha", { exact: true }).fill(captcha);
  await breakRequests(page, /\.data/, "dropped");
  await sendCareerForm(page);
  await expect(page.getByText("Something has went wrong. Please try again").first()).toBeVisible();
  expect(await captchaText(page)).toBe(captcha);
});
