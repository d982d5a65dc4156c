import { openContactForm, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test(
  "a file that is too large for the server gets status 413 and an error text",
  nightly("sends 24 MB; tests/integration/server/too-large.test.ts"),
  async ({ page }) => {
    await page.goto("/career");
    await hydrated(page);
    const outcome = await page.evaluate(async () => {
      const form = new FormData();
      form.set("resume", new File([new Uint8Array(24 * 1024 * 1024)], "cv.pdf"));
      const response = await fetch("/career/resume", { method: "POST", body: form });
      return { status: response.status, body: await response.json() };
    });
    expect(outcome).toEqual({ status: 413, body: { error: "File size must be below 20MB." } });
  },
);

test(
  "more text than a form accepts gets status 413, and the form keeps its values",
  nightly("tests/integration/server/limits.test.ts holds the limit"),
  async ({ page, upstream }) => {
    await openContactForm(page);
    // The form's own limits would not let so much text through: the request is enlarged on its way.
    await page.route("**/*", (route) => {
      if (route.request().method() !== "POST") return route.continue();
      return route.continue({ postData: `${route.request().postData()}&more=${"x".repeat(300 * 1024)}` });
    });
    const response = page.waitForResponse((response) => response.request().method() === "POST");
    await sendContactForm(page);
    expect((await response).status()).toBe(413);
    await expect(page.getByText("Your text is too long for this form.")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Amira");
    expect(upstream.requests).toHaveLength(0);
  },
);
