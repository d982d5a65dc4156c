import { openContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";

test("after a message was sent, links load no document, and it does not come back with its page", async ({
  page,
}) => {
  await openContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  // A choice between radio buttons is no input while it is the page's own.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<form><input type='radio' value='a' checked></form>");
    document.body.dataset.sameDocument = "";
  });
  await page.getByRole("dialog").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
  await page.goBack();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "First name" })).toHaveValue("");
});
