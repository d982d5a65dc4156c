import { openContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test(
  "a message that was sent does not come back with its page",
  nightly("the other side of the same promise"),
  async ({ page }) => {
    await openContactForm(page);
    await sendContactForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL(/\/career$/);
    await page.goBack();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "First name" })).toHaveValue("");
  },
);
