import { expect, hydrated, test, visit } from "../../support/browser/test";

test("a half-filled application is as it was left when the visitor follows a link and comes back", async ({
  page,
}) => {
  await page.goto("/career");
  const name = page.getByLabel("Name", { exact: true });
  // Before hydration and after.
  await name.fill("Amira");
  await hydrated(page);
  await page.getByLabel("Role").selectOption("Data Scientist");
  await page.getByLabel("Preferred location").selectOption("Other");
  await page.getByLabel("Other location").fill("Lisbon");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(name).toHaveValue("Amira");
  await expect(page.getByLabel("Role")).toHaveValue("Data Scientist");
  await expect(page.getByLabel("Other location")).toHaveValue("Lisbon");
  await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");
});

test("so is the form of the modal", async ({ page }) => {
  await visit(page, "/about?contact=message");
  const dialog = page.getByRole("dialog");
  const firstName = dialog.getByRole("textbox", { name: "First name" });
  await firstName.fill("Amira");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL(/\/career$/);
  await page.goBack();
  await expect(firstName).toHaveValue("Amira");
  await expect(dialog.getByRole("checkbox")).toBeChecked();
});
