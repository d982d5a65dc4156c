import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const path of ["/about", "/", "/career", "/no-such-page"]) {
  test(
    `a message from ${path} arrives upstream, is confirmed, and the form is reset`,
    nightlyUnless(path === "/about", "the same form on another page"),
    async ({ page, upstream }) => {
      await page.goto(`${path}?contact=message`);
      await fillContactForm(page);
      await page.getByLabel("Add me to Lodeline's mailing list").check();
      await sendContactForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(page).toHaveURL(/\/\w*\?contact=message$/);
      await expect(page.getByLabel("First name")).toHaveValue("");
      await expect(page.getByLabel("Topic")).toHaveValue("New Project");
      await expect(page.getByLabel("Add me to Lodeline's mailing list")).not.toBeChecked();
      expect(upstream.requests[0]?.json).toEqual({
        email: "amira@example.com",
        first_name: "Amira",
        last_name: "Haddad",
        topic: "New Project",
        project_name: "Claims desk",
        is_checked: true,
        message: "Forty pages in six formats.",
      });
      await page.reload();
      await expect(page.getByText(SENT)).toHaveCount(0);
      expect(upstream.requests).toHaveLength(1);
    },
  );
}

test("an e-mail address without a dot shows an error at its field and keeps every value", async ({
  page,
  upstream,
}) => {
  await page.goto("/about?contact=message");
  await fillContactForm(page, { Email: "amira@example" });
  await page.getByLabel("Topic").selectOption("New Project");
  await sendContactForm(page);
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await expect(email).toHaveValue("amira@example");
  await expect(page.getByLabel("First name")).toHaveValue("Amira");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Forty pages in six formats.");
  expect(upstream.requests).toHaveLength(0);
  await email.fill("amira@example.com");
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
});

test("an upstream failure shows a toast, keeps every value, and the next attempt is the same submission", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await page.goto("/about?contact=message");
  await fillContactForm(page);
  await page.getByLabel("Topic").selectOption("New Project");
  await sendContactForm(page);
  await expect(page.getByText("Something has went wrong.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("amira@example.com");
  upstream.mode = "ok";
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  const keys = upstream.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
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
