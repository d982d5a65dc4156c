import type { Page } from "@playwright/test";
import { fillCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { expect, test } from "../../support/browser/test";

const focused = (page: Page) => page.locator(":focus");

test("after every response to the career form the focus is where the visitor continues", async ({
  page,
  upstream,
}) => {
  await page.goto("/career");
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(focused(page)).toHaveAttribute("name", "captcha");
  await fillCareerForm(page, { Email: "a@b" });
  await sendCareerForm(page);
  await expect(focused(page)).toHaveAttribute("name", "email");
  await page.getByLabel("Email", { exact: true }).fill("a@b.cd");
  upstream.mode = "reset";
  await sendCareerForm(page);
  await expect(focused(page)).toHaveText("Something has went wrong. Please try again");
});
