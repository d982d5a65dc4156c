import type { Page } from "@playwright/test";
import { SENT } from "../../support/browser/contact-form";
import { expect, test } from "../../support/browser/test";
import { nightly, nightlyUnless } from "../../support/nightly";

async function fillCallForm(page: Page, values: Record<string, string> = {}): Promise<void> {
  const fields = {
    "First name": "Amira",
    "Last name": "Haddad",
    Email: "amira@example.com",
    "When would suit you?": "Tuesday or Wednesday after 15:00, Dubai",
    "What would you like to discuss?": "Freight contracts\nin four formats",
    ...values,
  };
  const dialog = page.getByRole("dialog");
  for (const [name, value] of Object.entries(fields))
    await dialog.getByLabel(name, { exact: true }).fill(value);
}

const send = (page: Page) => page.getByRole("button", { name: "Request a call" }).click();

for (const path of ["/about", "/", "/career", "/no-such-page"]) {
  test(
    `a call request from ${path} arrives as a message, is confirmed, and its form is reset`,
    nightlyUnless(path === "/about", "the same form on another page"),
    async ({ page, upstream }) => {
      await page.goto(`${path}?contact=call`);
      await fillCallForm(page);
      await send(page);
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(page.getByRole("dialog").getByLabel("When would suit you?")).toHaveValue("");
      await expect(page.getByRole("tab", { name: "Schedule a call now" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      expect(upstream.requests.map(({ json }) => json)).toEqual([
        {
          email: "amira@example.com",
          first_name: "Amira",
          last_name: "Haddad",
          topic: "Just a message",
          project_name: "",
          is_checked: false,
          message:
            "Call request: Tuesday or Wednesday after 15:00, Dubai\n\nFreight contracts\nin four formats",
        },
      ]);
    },
  );
}

test(
  "the footer's button opens the call form, which can be sent without a subject",
  nightly("navigation.test.ts opens it from the footer"),
  async ({ page, upstream }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Schedule a call now" }).click();
    await fillCallForm(page, { "What would you like to discuss?": "" });
    await send(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests[0]?.json).toMatchObject({
      message: "Call request: Tuesday or Wednesday after 15:00, Dubai",
    });
  },
);

test("a wrong e-mail address shows an error at its field and keeps every value", async ({
  page,
  upstream,
}) => {
  await page.goto("/about?contact=call");
  await fillCallForm(page, { Email: "amira@example" });
  await send(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Please enter a valid email")).toBeVisible();
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("When would suit you?")).toHaveValue(/Tuesday/);
  await expect(dialog.getByLabel("What would you like to discuss?")).toHaveValue(/Freight/);
  expect(upstream.requests).toHaveLength(0);
});

test("an upstream failure shows a toast, keeps every value, and the next attempt is the same submission", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 500 };
  await page.goto("/about?contact=call");
  await fillCallForm(page);
  await send(page);
  await expect(page.getByText("Something has went wrong.")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("What would you like to discuss?")).toHaveValue(/Freight/);
  upstream.mode = "ok";
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  const keys = upstream.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
