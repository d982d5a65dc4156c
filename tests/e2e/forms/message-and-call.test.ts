import type { Page } from "@playwright/test";
import { site } from "~/content/site/site";
import { problems } from "../../support/browser/axe";
import { SENT } from "../../support/browser/forms";
import { holdScripts } from "../../support/browser/requests";
import { expect, gateIf, hydrated, test, visit } from "../../support/browser/test";

const SENDER = { "First name": "Amira", "Last name": "Haddad", Email: "amira@example.com" };
const SENT_SENDER = { email: "amira@example.com", first_name: "Amira", last_name: "Haddad" };

test.use({ timezoneId: "Asia/Dubai", viewport: { width: 390, height: 844 } });

/** The two forms of the modal: what a visitor types, and what arrives upstream. */
const FORMS = [
  {
    tab: "message",
    button: "Send message",
    fields: { ...SENDER, "Project name": "Claims desk", Message: "Forty pages in six formats." },
    arrives: {
      ...SENT_SENDER,
      topic: "New Project",
      project_name: "Claims desk",
      is_checked: true,
      message: "Forty pages in six formats.",
    },
  },
  {
    tab: "call",
    button: "Request a call",
    fields: {
      ...SENDER,
      "When would suit you?": "Tuesday after 15:00",
      "Times are in": "Asia/Kolkata",
      "What would you like to discuss?": "Freight contracts\nin four formats",
    },
    arrives: {
      ...SENT_SENDER,
      topic: "Just a message",
      project_name: "",
      is_checked: false,
      message: "Call request: Tuesday after 15:00 (Asia/Kolkata)\n\nFreight contracts\nin four formats",
    },
  },
] as const;
type Form = (typeof FORMS)[number];

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true });
const send = (page: Page, { button }: Form) => page.getByRole("button", { name: button }).click();

async function fill(page: Page, form: Form, values: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...form.fields, ...values }))
    await field(page, name).fill(value);
}

async function expectKept(page: Page, form: Form, values: Record<string, string> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...form.fields, ...values }))
    await expect(field(page, name)).toHaveValue(value);
}

for (const form of FORMS) {
  for (const path of ["/about", "/", "/career", "/no-such-page"])
    test(
      `${form.tab}: sent from ${path} it arrives upstream, above its empty form a sentence with the time has the focus, and a reload sends nothing`,
      gateIf(path === "/about"),
      async ({ page, upstream, javaScriptEnabled }) => {
        await page.goto(`${path}?contact=${form.tab}`);
        await fill(page, form);
        const optIn = dialog(page).getByLabel(`Add me to ${site.brand}'s mailing list`);
        if (form.tab === "message") await optIn.check();
        await send(page, form);
        await expect(page.getByText(SENT)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/\\w*\\?contact=${form.tab}$`));
        const line = dialog(page).locator("[data-outcome]");
        await expect(line).toHaveText(
          /^Your .+ was sent on \d+ \w+ \d{4} at \d\d:\d\d UTC; we reply by email\.$/,
        );
        await expect(line).toBeInViewport({ ratio: 1 });
        if (javaScriptEnabled) await expect(line).toBeFocused();
        // The browser knows its time zone.
        const zone = javaScriptEnabled ? "Asia/Dubai" : "";
        for (const name of Object.keys(form.fields))
          await expect(field(page, name)).toHaveValue(name === "Times are in" ? zone : "");
        if (form.tab === "message") await expect(optIn).not.toBeChecked();
        expect(upstream.requests.map(({ json }) => json)).toEqual([form.arrives]);
        await page.reload();
        await expect(page.getByText(SENT)).toHaveCount(0);
        expect(upstream.requests).toHaveLength(1);
      },
    );

  test(
    `${form.tab}: a wrong e-mail address and an upstream failure keep address and values, and the next attempt is the same submission`,
    gateIf(form.tab === "message"),
    async ({ page, upstream, javaScriptEnabled }) => {
      // Without scripts a page is new after each answer: its title and its focus say what happened.
      const expectNews = async (prefix: string, toast: string) => {
        if (javaScriptEnabled) return expect(page.getByText(toast).first()).toBeVisible();
        await expect(page).toHaveTitle(`${prefix}: ${title}`);
        await expect(page.locator(":focus")).toHaveText(toast);
      };
      upstream.mode = { status: 500 };
      await page.goto(`/?contact=${form.tab}`);
      const title = await page.title();
      await fill(page, form, { Email: "amira@example" });
      await send(page, form);
      const email = field(page, "Email");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveAccessibleDescription("Please enter a valid email");
      await expectKept(page, form, { Email: "amira@example" });
      expect(upstream.requests).toHaveLength(0);
      await email.fill("amira@example.com");
      await send(page, form);
      await expectNews("Error", "Something has went wrong.");
      expect(new URL(page.url()).search).toBe(`?contact=${form.tab}`);
      await expectKept(page, form);
      const failure = dialog(page).getByRole("status").filter({ hasText: "Nothing you typed is lost." });
      await expect(failure).toContainText("again here: it will not arrive twice");
      upstream.mode = "ok";
      await send(page, form);
      await expectNews("Sent", SENT);
      await expect(failure).toHaveCount(0);
      const keys = upstream.requests.map(({ headers }) => headers["idempotency-key"]);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
      if (javaScriptEnabled) return;
      // The dialog stands below the toast: on a busy machine it may not have arrived yet.
      await page.waitForLoadState();
      await page.keyboard.press("Tab");
      await expect(page.locator("dialog:focus, dialog :focus")).toHaveCount(1);
      await page.reload();
      await expect(page).toHaveTitle(title);
    },
  );
}

test("the error summary links to a message's wrong fields in their order, and a corrected field leaves it until the next attempt", async ({
  page,
  javaScriptEnabled,
}) => {
  const [form] = FORMS;
  // Before hydration the server checks what the browser takes.
  const release = await holdScripts(page);
  const blank = { "First name": " ", "Last name": " ", Email: "amira", Message: " " };
  await page.goto("/about?contact=message");
  await fill(page, form, blank);
  await send(page, form);
  const links = dialog(page).locator(".error-summary a");
  const wrong = ["First name", "Last name", "Email", "Message"];
  await expect(links).toHaveText(wrong);
  release();
  if (!javaScriptEnabled) return;
  await hydrated(page);
  expect(await problems(page)).toEqual([]);
  await field(page, "First name").fill("Amira");
  await expect(links).toHaveText(wrong.slice(1));
  await field(page, "First name").fill(" ");
  await send(page, form);
  await expect(field(page, "First name")).toBeFocused();
  await expect(links).toHaveText(wrong);
  await links.last().click();
  await expect(field(page, "Message")).toBeFocused();
});

test("nobody sees, hears or reaches by Tab the field that only programs fill in", async ({ page }) => {
  await visit(page, "/about?contact=call");
  const name = "Leave this field empty";
  const honeypot = dialog(page).getByLabel(name);
  await expect(honeypot).toBeAttached();
  await expect(field(page, name)).toHaveCount(0);
  // Below the honeypot: what is above it would be in view.
  const next = field(page, "First name");
  await expect(next).toBeInViewport();
  for (const part of [honeypot, dialog(page).getByText(name)]) await expect(part).not.toBeInViewport();
  await next.press("Shift+Tab");
  await expect(next).not.toBeFocused();
  await expect(honeypot).not.toBeFocused();
});
