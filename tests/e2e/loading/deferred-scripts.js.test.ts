import type { Page } from "@playwright/test";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { holdScripts } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const hydratedRoot = (page: Page) => page.locator("html[data-hydrated]");

test("hydration keeps the contact form's values, focus and scroll position", async ({ page }) => {
  const done = await holdScripts(page);
  await page.goto("/about?contact=message");
  await page.getByLabel("First name").fill("Amira");
  await page.getByLabel("Topic").selectOption("Careers");
  await page.getByLabel("add me").check();
  const message = page.getByLabel("Message");
  await message.click();
  await page.keyboard.type("Hel");
  const scrolled = () =>
    page.evaluate(() => Array.from(document.querySelectorAll("dialog, dialog *"), (e) => e.scrollTop));
  const before = await scrolled();
  done();
  await expect(hydratedRoot(page)).toHaveCount(1);
  await expect(message).toBeFocused();
  await page.keyboard.type("lo");
  await expect(message).toHaveValue("Hello");
  await expect(page.getByLabel("First name")).toHaveValue("Amira");
  await expect(page.getByLabel("Topic")).toHaveValue("Careers");
  await expect(page.getByLabel("add me")).toBeChecked();
  expect(await scrolled()).toEqual(before);
});

test("hydration keeps changes made in a form that the server returned", async ({ page }) => {
  const done = await holdScripts(page);
  await page.goto("/about?contact=message");
  await fillContactForm(page, { Email: "amira" });
  await sendContactForm(page);
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await page.getByLabel("First name").fill("Mira");
  await page.getByLabel("Topic").selectOption("Careers");
  await page.getByLabel("Message").fill("Forty pages, and four more.");
  done();
  await hydrated(page);
  await expect(page.getByLabel("Message")).toHaveValue("Forty pages, and four more.");
  await expect(page.getByLabel("First name")).toHaveValue("Mira");
  await expect(page.getByLabel("Topic")).toHaveValue("Careers");
});

test("on hydration the career form validates the values entered before it", async ({ page }) => {
  const done = await holdScripts(page);
  await page.goto("/career");
  const phone = page.getByLabel("Phone");
  await phone.fill("+971");
  await page.getByLabel("Resume").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: Buffer.from("a picture"),
  });
  const email = page.getByLabel("Email");
  await email.click();
  await page.keyboard.type("amira@");
  done();
  await expect(page.getByText("Phone number should contain only numbers")).toBeVisible();
  await expect(page.getByText("Only PDF or DOCX files are allowed.")).toBeVisible();
  await expect(page.getByLabel("Resume")).toHaveValue("");
  await expect(phone).toHaveValue("+971");
  // Neither empty fields nor the focused one show an error.
  await expect(page.locator(".field-error")).toHaveCount(1);
  await expect(email).toBeFocused();
  await email.blur();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
});

test(
  "a click while React waits for the page's data opens the menu and keeps it open",
  nightly("about one moment of hydration"),
  async ({ page, consoleErrors }) => {
    await page.addInitScript(() => {
      const { read } = ReadableStreamDefaultReader.prototype;
      ReadableStreamDefaultReader.prototype.read = async function (...args) {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return read.apply(this, args);
      };
    });
    await page.goto("/about");
    await page.mouse.move(300, 300);
    // React listens to events, but has not rendered yet.
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
    const solutions = page.getByRole("button", { name: "Solutions" });
    const element = await solutions.elementHandle();
    await solutions.click();
    await expect(hydratedRoot(page)).toHaveCount(1);
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: "Healthcare" })).toBeVisible();
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    expect(consoleErrors).toEqual([]);
  },
);

test("an open menu stays open through hydration, with the same elements", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Solutions" }).click();
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Healthcare" });
  const element = await link.elementHandle();
  await hydrated(page);
  await expect(link).toBeVisible();
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await link.click();
  await expect(page).toHaveURL(/\/healthcare-service$/);
});

test("chosen radio buttons stay chosen through hydration", async ({ page }) => {
  await page.goto("/");
  const switcher = page.locator("#solutions");
  await switcher.locator("label", { hasText: "Aviation" }).click();
  await hydrated(page);
  await expect(switcher.getByRole("heading", { name: "Aviation" })).toBeVisible();
  await expect(switcher.getByRole("heading", { name: "Banking" })).toBeHidden();
  await page.goto("/contract-lifecycle");
  const section = page.getByRole("region", { name: "Drafting" });
  await section.getByText("VIDEO").click();
  await hydrated(page);
  await expect(section.getByRole("radio", { name: "VIDEO" })).toBeChecked();
});

test(
  "the scroll position is kept through hydration",
  nightly("about one moment of hydration"),
  async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => window.scrollTo(0, 900));
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  },
);

test(
  "moving from one field to the next during hydration moves the focus",
  nightly("about one moment of hydration"),
  async ({ page }) => {
    await page.goto("/about?contact=message");
    const first = page.getByLabel("First name");
    await first.pressSequentially("Amira");
    // Leaving the field is a change event, which makes React hydrate in the middle of the focus change.
    await page.evaluate(async () => {
      const listens = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
      while (!listens()) await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLInputElement>("[name=last_name]")?.focus();
    });
    await hydrated(page);
    await expect(page.getByLabel("Last name")).toBeFocused();
    await expect(first).toHaveValue("Amira");
  },
);

test(
  "a key pressed at the moment React starts to listen causes no error, and the text is kept",
  nightly("about one moment of hydration"),
  async ({ page, upstream, consoleErrors }) => {
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      let pressed = false;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        addEventListener.call(this, type, ...rest);
        if (this !== document || type !== "keydown" || pressed) return;
        pressed = true;
        const press = () => {
          // Any of these is enough to stop React.
          for (const name of [
            "keydown",
            "textInput",
            "input",
            "paste",
            "compositionstart",
            "dblclick",
            "drop",
          ])
            document.activeElement?.dispatchEvent(new Event(name, { bubbles: true }));
        };
        // After hydrateRoot() has returned and before React's first rendering, which waits for the page's data.
        queueMicrotask(press);
      };
    });
    await page.goto("/about?contact=message");
    await page.getByLabel("First name").pressSequentially("Amira");
    await hydrated(page);
    expect(consoleErrors).toEqual([]);
    await expect(page.getByLabel("First name")).toHaveValue("Amira");
    await fillContactForm(page, { "First name": "Amira" });
    await sendContactForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]?.json).toMatchObject({ first_name: "Amira" });
  },
);
