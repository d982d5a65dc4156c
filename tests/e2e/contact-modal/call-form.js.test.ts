import { SENT } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("a call request that arrives while another tab is shown is confirmed there, and its form is empty again", async ({
  page,
}) => {
  await page.goto("/about?contact=call");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  const when = dialog.getByLabel("When would suit you?");
  for (const field of [dialog.getByLabel("First name"), dialog.getByLabel("Last name"), when])
    await field.fill("Monday");
  await dialog.getByLabel("Email").fill("amira@example.com");
  const release = await holdRequests(page, /about\.data\?contact/);
  await page.getByRole("button", { name: "Request a call" }).click();
  await dialog.getByRole("tab", { name: "Message us" }).click();
  release();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL(/\?contact=message$/);
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(when).toHaveValue("");
});
