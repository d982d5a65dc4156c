import { fillContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { expect, test } from "../../support/browser/test";

test("the contact form says which field is optional, and the others are required", async ({ page }) => {
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Project name", { exact: true })).toHaveAccessibleDescription("Optional");
  const optIn = dialog.getByLabel("Add me to Lodeline's mailing list", { exact: true });
  await expect(optIn).toHaveAccessibleDescription("Optional");
  for (const name of ["First name", "Last name", "Email", "Message"])
    await expect(dialog.getByRole("textbox", { name, exact: true })).toHaveAttribute("required");
  await expect(dialog.getByLabel("Topic", { exact: true })).toHaveAttribute("required");
});

test("the career form says which fields are optional, and the others are required", async ({ page }) => {
  await page.goto("/career");
  await page.getByLabel("Preferred location").selectOption("Other");
  await expect(page.getByLabel("Other location", { exact: true })).toHaveAccessibleDescription("Optional");
  await expect(page.getByLabel("Resume", { exact: true })).toHaveAccessibleDescription(/^Optional/);
  for (const name of ["Name", "Email", "Phone", "Current city", "Captcha"])
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("required");
  for (const name of ["Role", "Preferred location"])
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("aria-required", "true");
});

test("only the topic for a new project asks for the project's name", async ({ page, upstream }) => {
  await page.goto("/about?contact=message");
  await fillContactForm(page);
  await page.getByLabel("Topic").selectOption("Careers");
  await expect(page.getByLabel("Project name")).toBeHidden();
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests[0]?.json).toMatchObject({ topic: "Careers", project_name: "" });
});

test("each list offers what is specified, and the experience is 0 years and 0 months at first", async ({
  page,
}) => {
  const offered = async (label: string) =>
    (await page.getByLabel(label).getByRole("option").allTextContents()).join();
  await page.goto("/career");
  expect(await offered("Preferred location")).toBe("Choose a location,USA,UAE,Saudi Arabia,India,Other");
  // A plus sign ends what is above 4: each of these is the least of a range.
  expect(await offered("Experience (years)")).toBe("0,1,2,3,4,5+,10+,15+,20+");
  expect(await offered("Experience (months)")).toBe("0,1,2,3,4,5,6,7,8,9,10,11,12");
  for (const unit of ["years", "months"])
    await expect(page.getByLabel(`Experience (${unit})`)).toHaveValue("0");
  await page.goto("/about?contact=message");
  expect(await offered("Topic")).toBe("New Project,Careers,Just a message");
});

test("the open list of fifty roles is 180 pixels high", async ({ page }) => {
  await page.goto("/career");
  const role = page.getByLabel("Role");
  expect(await role.getByRole("option").count()).toBe(51);
  await role.click();
  const height = () => role.evaluate((select) => getComputedStyle(select, "::picker(select)").height);
  await expect.poll(height).toBe("180px");
});

test("fields have the input modes and tokens that keyboards and autofill need", async ({ page }) => {
  await page.goto("/career");
  const phone = page.getByLabel("Phone", { exact: true });
  await expect(phone).toHaveAccessibleDescription(/Digits only/);
  await expect(phone).toHaveAttribute("autocomplete", "tel-national");
  await expect(phone).toHaveAttribute("inputmode", "numeric");
  for (const control of [phone, page.getByLabel("Email", { exact: true })]) {
    await expect(control).toHaveAttribute("autocapitalize", "none");
    await expect(control).toHaveAttribute("spellcheck", "false");
    await expect(control).not.toHaveAttribute("dir");
  }
  for (const name of ["Name", "Current city"]) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("autocapitalize", "words");
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("spellcheck", "false");
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute("dir", "auto");
  }
  await page.goto("/about?contact=message");
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveAttribute("dir", "auto");
});

test("the career form's error summary lists errors in the order of the fields", async ({ page }) => {
  await page.goto("/career");
  const values = { Name: " ", Email: "amira", Phone: "+971", "Current city": " ", Captcha: "wrong" };
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Send application" }).click();
  const fields = [/^Role/, /^Name/, /^Email/, /^Phone/, /^Current city/, /^Preferred location/, /^Captcha/];
  await expect(page.locator(".error-summary a")).toHaveText(fields);
});
