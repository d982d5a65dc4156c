import {
  fillCareerForm,
  openContactForm,
  pdf,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { expect, test, visit } from "../../support/browser/test";

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ["/about", "/"])
  test(`above the form of a message that was sent from ${path} stands when it was sent`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await openContactForm(page, {}, path);
    await sendContactForm(page);
    const line = page.getByRole("dialog").getByRole("status").filter({ hasText: "Your message was sent on" });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(line.getByRole("time")).toHaveText(
      javaScriptEnabled ? / at \d\d:\d\d$/ : / at \d\d:\d\d UTC$/,
    );
    await expect(page.getByLabel("Message")).toHaveValue("");
    await page.getByRole("tab", { name: "Schedule a call now" }).click();
    await expect(page.getByRole("tabpanel").getByText("was sent on")).toHaveCount(0);
  });

test("a message that was not delivered is said to be stored, and one that comes after is sent", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await openContactForm(page);
  await sendContactForm(page);
  const line = page.getByRole("dialog").getByRole("status").filter({ hasText: "has not been delivered yet" });
  await expect(line).toContainText("It is stored here");
  await expect(line).toContainText("What you typed is still in the form.");
  upstream.mode = "ok";
  await sendContactForm(page);
  await expect(page.getByText("Your message was sent on")).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("an application that was not delivered is said to keep its CV, and afterwards when it was sent", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await visit(page, "/career");
  await fillCareerForm(page);
  await page.getByLabel("Resume").setInputFiles(pdf);
  await sendCareerForm(page);
  await expect(page.getByText("What you typed and your CV are still in the form.")).toBeVisible();
  upstream.mode = "ok";
  await sendCareerForm(page);
  await expect(page.getByText("Your application was sent on")).toBeVisible();
  await expect(page.getByText("still in the form")).toHaveCount(0);
});

test("a file that is refused is named at its field until another is chosen", async ({
  page,
  javaScriptEnabled,
}) => {
  await visit(page, "/career");
  const resume = page.getByLabel("Resume", { exact: true });
  const refused = "cv.doc: Only PDF or DOCX files are allowed.";
  await fillCareerForm(page);
  await resume.setInputFiles({ ...pdf, name: "cv.doc" });
  if (!javaScriptEnabled) await sendCareerForm(page);
  const error = page.locator('[data-field="resume"] .field-error');
  await expect(error).toHaveText(refused);
  await expect(resume).toHaveAccessibleDescription(new RegExp(refused));
  if (!javaScriptEnabled) return;
  // The server refuses what only it can read; the message outlives changes of other fields.
  await resume.setInputFiles({ ...pdf, buffer: Buffer.from("a picture") });
  await expect(error).toHaveCount(0);
  await sendCareerForm(page);
  await expect(error).toHaveText("cv.pdf: Only PDF or DOCX files are allowed.");
  await page.getByLabel("Current city").fill("Lisbon");
  await expect(error).toHaveText("cv.pdf: Only PDF or DOCX files are allowed.");
  await resume.setInputFiles(pdf);
  await expect(error).toHaveCount(0);
});
