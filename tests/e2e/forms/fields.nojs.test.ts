import { site } from "~/content/site/site";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { expect, test } from "../../support/browser/test";

test("the contact form says which field is optional, requires the others, and asks for a project's name only with its topic", async ({
  page,
  upstream,
}) => {
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog");
  const topic = dialog.getByLabel("Topic", { exact: true });
  const projectName = dialog.getByLabel("Project name", { exact: true });
  const optIn = dialog.getByLabel(`Add me to ${site.brand}'s mailing list`, { exact: true });
  for (const optional of [projectName, optIn]) await expect(optional).toHaveAccessibleDescription("Optional");
  for (const name of ["First name", "Last name", "Email", "Message"])
    await expect(dialog.getByRole("textbox", { name, exact: true })).toHaveAttribute("required");
  await expect(topic).toHaveAttribute("required");
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveAttribute("dir", "auto");
  await expect(topic.getByRole("option")).toHaveText(["New Project", "Careers", "Just a message"]);

  await fillContactForm(page);
  await topic.selectOption("Careers");
  await expect(projectName).toBeHidden();
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests[0]?.json).toMatchObject({ topic: "Careers", project_name: "" });
});

test("the career form's fields are optional or required, with lists and input modes", async ({ page }) => {
  await page.goto("/career");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("Preferred location").selectOption("Other");
  await expect(field("Other location")).toHaveAccessibleDescription("Optional");
  await expect(field("Resume")).toHaveAccessibleDescription(/^Optional/);
  for (const name of ["Name", "Email", "Phone", "Current city", "Captcha"])
    await expect(field(name)).toHaveAttribute("required");
  for (const name of ["Role", "Preferred location"])
    await expect(field(name)).toHaveAttribute("aria-required", "true");

  const offered = async (name: string) => (await field(name).getByRole("option").allTextContents()).join();
  expect(await offered("Preferred location")).toBe("Choose a location,USA,UAE,Saudi Arabia,India,Other");
  // A plus sign ends what is above 4: each of these is the least of a range.
  expect(await offered("Experience (years)")).toBe("0,1,2,3,4,5+,10+,15+,20+");
  expect(await offered("Experience (months)")).toBe("0,1,2,3,4,5,6,7,8,9,10,11,12");
  for (const unit of ["years", "months"]) await expect(field(`Experience (${unit})`)).toHaveValue("0");

  await expect(field("Phone")).toHaveAccessibleDescription("With the country code");
  for (const [name, attributes] of [
    ["Phone", { autocomplete: "tel", inputmode: "tel", autocapitalize: "none", spellcheck: "false" }],
    ["Email", { autocapitalize: "none", spellcheck: "false" }],
    ["Name", { autocapitalize: "words", spellcheck: "false", dir: "auto" }],
    ["Current city", { autocapitalize: "words", spellcheck: "false", dir: "auto" }],
  ] as const) {
    for (const [attribute, value] of Object.entries(attributes))
      await expect(field(name)).toHaveAttribute(attribute, value);
    if (!("dir" in attributes)) await expect(field(name)).not.toHaveAttribute("dir");
  }

  expect(await field("Role").getByRole("option").count()).toBe(51);
  await field("Role").click();
  const height = () =>
    field("Role").evaluate((select) => getComputedStyle(select, "::picker(select)").height);
  await expect.poll(height).toBe("180px");
});
