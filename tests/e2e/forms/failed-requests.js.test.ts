import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  captchaText,
  openCareerForm,
  openContactForm,
  pdf,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { breakRequests, type Failure } from "../../support/browser/requests";
import { expect, gateIf, test } from "../../support/browser/test";

/** The requests of forms: their data, the captcha's, and the question whether their page still answers. */
const FORMS = /\/(about|career)(?!\S*\.js)/;
const FAILURES: readonly Failure[] = ["dropped", "offline", 502, 503, 413, 403];

const failed = (page: Page) =>
  page.locator(".toast, .Toastify__toast").filter({ hasText: "Something has went wrong." });

for (const failure of FAILURES) {
  test(
    `a message that does not arrive (${failure}) stays in its form, and can be sent again`,
    gateIf(failure === "dropped"),
    async ({ page, upstream }) => {
      await openContactForm(page);
      const topic = page.getByLabel("Topic");
      await topic.selectOption("Just a message");
      const email = page.getByRole("dialog").getByLabel("Email");
      const restore = await breakRequests(page, FORMS, failure);
      await email.press("Enter");
      await expect(failed(page)).toBeVisible();
      await expect(page).toHaveURL(/\/about\?contact=message$/);
      await expect(email).toBeFocused();
      await expect(email).toHaveValue("amira@example.com");
      await expect(topic).toHaveValue("Just a message");
      await expect(page.getByLabel("Message")).toHaveValue("Forty pages in six formats.");
      await expect(page.getByText("Everything in it is kept.")).toBeVisible();
      await restore();
      await sendContactForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      expect(upstream.requests).toHaveLength(1);
    },
  );

  test(
    `an application that does not arrive (${failure}) stays with its résumé and its captcha, also where a refresh fails`,
    gateIf(failure === "dropped"),
    async ({ page, upstream }) => {
      await openCareerForm(page);
      const resume = page.getByLabel("Resume", { exact: true });
      await resume.setInputFiles(pdf);
      const captcha = await captchaText(page);
      const refresh = page.getByRole("button", { name: "Refresh captcha" });
      const expectKept = async () => {
        await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue(captcha);
        expect(await captchaText(page)).toBe(captcha);
        await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
        await expect(resume).toHaveValue(/cv\.pdf$/);
      };
      const restore = await breakRequests(page, FORMS, failure);
      await sendCareerForm(page);
      await expect(failed(page).first()).toBeVisible();
      await expectKept();
      await refresh.click();
      await expect(page.locator("#captcha-text")).toHaveCSS("opacity", "1");
      await expect(refresh).toBeFocused();
      await expectKept();
      await restore();
      await sendCareerForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      expect(upstream.requests).toHaveLength(1);
    },
  );
}

const changed = "an application whose résumé was changed after it was chosen stays in its form";
test(changed, gateIf(false), async ({ page }, testInfo) => {
  const file = testInfo.outputPath("cv.pdf");
  await writeFile(file, pdf.buffer);
  await openCareerForm(page);
  await page.getByLabel("Resume", { exact: true }).setInputFiles(file);
  await writeFile(file, pdf.buffer.subarray(7));
  await sendCareerForm(page);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
});

const forms = {
  async message(page: Page) {
    await openContactForm(page);
    return () => sendContactForm(page);
  },
  async application(page: Page) {
    await openCareerForm(page);
    await page.getByLabel("Resume", { exact: true }).setInputFiles(pdf);
    return () => sendCareerForm(page);
  },
};

for (const [name, open] of Object.entries(forms))
  for (const failure of ["dropped", 403, "empty"] as const)
    test(
      `where addresses of data fail (${failure}) a form (${name}) is sent as a document, once`,
      gateIf(failure === "dropped"),
      async ({ page, upstream }) => {
        const send = await open(page);
        await breakRequests(page, /\.data/, failure);
        await send();
        await expect(page.getByText(SENT)).toBeVisible();
        expect(upstream.requests).toHaveLength(1);
        const file = upstream.requests[0]?.form?.get("resume");
        if (name === "application") expect(file).toMatchObject({ name: "cv.pdf", size: pdf.buffer.length });
      },
    );

test("where addresses of data fail another captcha comes, and a refused form shows its errors", async ({
  page,
  upstream,
}) => {
  await openCareerForm(page, { Captcha: "WRONG12" });
  await breakRequests(page, /\.data/, "dropped");
  const before = await captchaText(page);
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect.poll(() => captchaText(page)).not.toBe(before);
  upstream.mode = { status: 500 };
  await page.getByLabel("Captcha", { exact: true }).fill(await captchaText(page));
  await sendCareerForm(page);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
});

const back = "Back from a form that was sent as a document shows it ready to be sent";
test(back, gateIf(false), async ({ page }) => {
  await openContactForm(page);
  await breakRequests(page, /\.data/, "dropped");
  await page.route("**/about?contact=message", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ contentType: "text/html", body: "<h1>proxy</h1>" })
      : route.continue(),
  );
  await sendContactForm(page);
  await expect(page.getByRole("heading", { name: "proxy" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Send message" })).not.toHaveAttribute("aria-disabled");
  await expect(page.getByLabel("Message")).toHaveValue("Forty pages in six formats.");
});
