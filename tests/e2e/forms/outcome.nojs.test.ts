import type { Page } from "@playwright/test";
import {
  fillCareerForm,
  fillContactForm,
  SENT,
  sendCareerForm,
  sendContactForm,
} from "../../support/browser/forms";
import { expect, test } from "../../support/browser/test";

const focused = (page: Page) => page.locator(":focus");

test("the title says what happened to a message, and its toast takes the focus", async ({
  page,
  upstream,
}) => {
  await page.goto("/about?contact=message");
  await expect(page).toHaveTitle(/^About Us \| /);
  await fillContactForm(page);
  upstream.mode = { status: 500 };
  await sendContactForm(page);
  await expect(page).toHaveTitle(/^Error: About Us \| /);
  await expect(focused(page)).toHaveText("Something has went wrong.");
  upstream.mode = "ok";
  await sendContactForm(page);
  await expect(page).toHaveTitle(/^Sent: About Us \| /);
  await expect(focused(page)).toHaveText(SENT);
  // The dialog stands below the toast: on a busy machine it may not have arrived yet.
  await page.waitForLoadState();
  await page.keyboard.press("Tab");
  await expect(page.locator("dialog:focus, dialog :focus")).toHaveCount(1);
  await page.reload();
  await expect(page).toHaveTitle(/^About Us \| /);
});

test("the title says what happened to an application, and the toast leads to the form", async ({
  page,
  upstream,
}) => {
  await page.goto("/career");
  await fillCareerForm(page, { Email: "a@b" });
  await sendCareerForm(page);
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel("Email", { exact: true }).fill("a@b.cd");
  upstream.mode = "reset";
  await sendCareerForm(page);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(focused(page)).toHaveText("Something has went wrong. Please try again");
  await expect(page.getByLabel("Role")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Role")).toBeFocused();
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(page).toHaveTitle(/^Career/);
});
