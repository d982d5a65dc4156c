import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Let's shape what's next." });

async function fill(form: Locator, values: Partial<Record<string, string>> = {}) {
  const all = {
    "First name": "Amira",
    "Last name": "Okafor",
    Email: "amira@example.test",
    "Project name": "Ledger pilot",
    Message: "Two lines,\none of them long.",
    ...values,
  };
  for (const [label, value] of Object.entries(all)) {
    if (value !== undefined) await form.getByLabel(label, { exact: true }).fill(value);
  }
}

test.beforeEach(async ({ page, upstream }) => {
  expect(upstream.requests).toEqual([]);
  await page.goto("/about?contact=message");
});

test("a message reaches the upstream with the specified fields, and the form starts anew", async ({
  page,
  upstream,
}) => {
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByLabel("Add me to the mailing list").check();
  await dialog.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Email has sent successfully!" })).toBeVisible();
  await expect(page).toHaveURL(/\/about\?contact=message$/);
  await expect(dialog.getByLabel("First name")).toHaveValue("");
  await expect(dialog.getByLabel("Topic")).toHaveValue("New Project");
  expect(upstream.requests).toHaveLength(1);
  expect(upstream.requests[0]).toMatchObject({ method: "POST", path: "/api/contact-form/" });
  expect(upstream.requests[0]?.json).toMatchObject({
    email: "amira@example.test",
    first_name: "Amira",
    last_name: "Okafor",
    topic: "New Project",
    project_name: "Ledger pilot",
    message: "Two lines,\none of them long.",
    is_checked: true,
  });
});

test("the project name is asked for a new project only", async ({ page, upstream }) => {
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByLabel("Topic").selectOption("Just a message");
  await expect(dialog.getByLabel("Project name")).toBeHidden();
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  expect(upstream.requests[0]?.json).toMatchObject({
    topic: "Just a message",
    project_name: "",
    is_checked: false,
  });
});

test("an upstream that fails is told, and everything typed is kept", async ({ page, upstream }) => {
  upstream.mode = { status: 500 };
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByLabel("Topic").selectOption("Careers");
  await dialog.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByRole("alert").filter({ hasText: "Something has went wrong." })).toBeVisible();
  await expect(dialog.getByLabel("First name")).toHaveValue("Amira");
  await expect(dialog.getByLabel("Topic")).toHaveValue("Careers");
  await expect(dialog.getByLabel("Message")).toHaveValue(/Two lines,\r?\none of them long\./);

  upstream.mode = "ok";
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  const keys = upstream.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("a wrong email is answered under its field and nothing is sent", async ({ page, upstream }) => {
  const dialog = dialogOf(page);
  // Right for the browser's own check, wrong for the specification's: no dot.
  await fill(dialog, { Email: "amira@example" });
  await dialog.getByRole("button", { name: "Send message" }).click();
  const email = dialog.getByLabel("Email");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(dialog.getByLabel("Message")).toHaveValue(/Two lines/);
  expect(upstream.requests).toEqual([]);
});

test("from the home page the form posts to the home page", async ({ page, upstream }) => {
  await page.goto("/?contact=message");
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  await expect(dialog).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
});

test("on the career page it is the message that is sent, not the application", async ({ page, upstream }) => {
  await page.goto("/career?contact=message");
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  expect(upstream.requests.map(({ path }) => path)).toEqual(["/api/contact-form/"]);
});

test("on a page that does not exist it works too", async ({ page, upstream }) => {
  await page.goto("/no-such-page?contact=message");
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
});
