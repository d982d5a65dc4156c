import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

const name = "Let's shape what's next.";

test("Esc closes the modal and returns the focus to the link that opened it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await contact.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("heading", { name })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(contact).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
});

test("Back closes the modal and the page keeps its scroll position", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("footer [href$=message]")?.click());
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test("closing the modal twice in a row stays on its page, where it opens again", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" }).first();
  const dialog = page.getByRole("dialog", { name });
  for (const round of [1, 2]) {
    await contact.click();
    await expect(dialog, `round ${round}`).toBeVisible();
    await expect(page).toHaveURL(/\/about\?contact=message$/);
    await dialog.getByRole("link", { name: "Close" }).evaluate((close: HTMLElement) => {
      close.click();
      close.click();
    });
    await expect(dialog).toBeHidden();
  }
});

test("two clicks on Contact while its script loads open the modal once, so that one Back closes it", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  const release = await holdRequests(page, /\/build\/.*contact-modal-[A-Z0-9]+\.js/);
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await contact.click();
  await contact.click();
  release();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test("opening the modal and switching its tabs sends no request for data", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("tab", { name: "Schedule a call now" }).click();
  await page.getByRole("tab", { name: "Message us" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
});

test("both forms keep their values while the other tab is shown, and closing the modal clears them", async ({
  page,
}) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  // Hidden panels are not asked: both forms have such a field.
  const firstName = page.getByRole("textbox", { name: "First name" });
  const when = page.getByLabel("When would suit you?");
  await firstName.fill("Amira");
  await page.getByRole("tab", { name: "Schedule a call now" }).click();
  await when.fill("Monday");
  await page.getByRole("tab", { name: "Message us" }).click();
  await expect(firstName).toHaveValue("Amira");
  await page.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(when).toHaveValue("Monday");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(firstName).toHaveValue("");
});

test("the page behind the modal does not scroll", async ({ page }) => {
  await page.goto("/about?contact=message");
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.mouse.move(30, 300);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  "the modal is a true one as soon as it is there, so that Esc closes it",
  nightly("a matter of one frame"),
  async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const isModal = page.evaluate(() => {
      return new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          const dialog = document.querySelector("dialog");
          if (dialog) resolve(dialog.matches(":modal"));
        }).observe(document.body, { subtree: true, childList: true });
      });
    });
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    expect(await isModal).toBe(true);
  },
);
