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
import { breakRequests } from "../../support/browser/requests";
import { expect, gateIf, test, visit } from "../../support/browser/test";

/** Opens each form, fills it and gives what sends it. */
const forms = {
  async message(page: Page) {
    await openContactForm(page);
    return () => sendContactForm(page);
  },
  async call(page: Page) {
    await visit(page, "/?contact=call");
    const dialog = page.getByRole("dialog");
    for (const label of ["First name", "Last name", "When would suit you?"])
      await dialog.getByLabel(label).fill("Monday");
    await dialog.getByLabel("Email").fill("amira@example.com");
    return () => dialog.getByRole("button", { name: "Request a call" }).click();
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
      `${name}: where addresses of data are refused (${failure}) the form is sent as a document, once`,
      gateIf(failure === "dropped" && name !== "call"),
      async ({ page, upstream }) => {
        const send = await open(page);
        await breakRequests(page, /\.data/, failure);
        await send();
        await expect(page.getByText(SENT)).toBeVisible();
        await expect(page.locator("form :text-is('Monday'), form [value='amira@example.com']")).toHaveCount(
          0,
        );
        expect(upstream.requests).toHaveLength(1);
        const file = upstream.requests[0]?.form?.get("resume");
        if (name === "application") expect(file).toMatchObject({ name: "cv.pdf", size: pdf.buffer.length });
      },
    );

test("where addresses of data are refused another captcha comes, and a refused form shows its errors", async ({
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

test("Back from a form that was sent as a document shows it ready to be sent", async ({ page }) => {
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
