import { scrolled } from "../../support/browser/motion";
import { holdScripts, requestsFor } from "../../support/browser/requests";
import { expect, test, visit } from "../../support/browser/test";

const name = "Let's shape what's next.";

test("the modal opens as one history entry and without a request, and Esc closes it", async ({ page }) => {
  await visit(page, "/about");
  const requests = requestsFor(page, /\.data/);
  const before = await page.evaluate(() => history.length);
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await contact.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  // The dialog's name is spoken once, then the tab.
  await expect(page.getByRole("tab", { name: "Message us" })).toBeFocused();
  const call = page.getByRole("tab", { name: "Schedule a call now" });
  await call.focus();
  await page.keyboard.press(" ");
  await expect(call).toHaveAttribute("aria-selected", "true");
  await expect(call).toBeFocused();
  await expect(page).toHaveURL(/contact=call$/);
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(contact).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
  // Closing goes back, so that Forward opens the modal again.
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test("Back closes the modal where the page was, and a double click acts once", async ({ page }) => {
  await visit(page, "/career");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  // The address comes before its page, whose Contact link it takes.
  await expect(page.locator("main h1")).toBeFocused();
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  const dialog = page.getByRole("dialog", { name });
  await page.evaluate(() => window.scrollTo(0, 900));
  await contact.click();
  await expect(dialog).toBeVisible();
  expect(await scrolled(page)).toBe(900);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(await scrolled(page)).toBe(900);

  await contact.dblclick();
  await expect(dialog).toBeVisible();
  const close = dialog.getByRole("link", { name: "Close" });
  // Faster than the address changes.
  await close.evaluate((link: HTMLElement) => [link.click(), link.click()]);
  await expect(dialog).toBeHidden();
  // Once more, Back would have led to /career.
  await contact.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/about\?contact=message$/);
});

test("the modal keeps Tab inside and the values of both tabs, until it is closed", async ({ page }) => {
  await visit(page, "/about?contact=message");
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
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
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press("Tab");
    // The body has the focus while Tab is on the browser's own controls.
    await expect(page.locator(":focus:not(dialog *, dialog, body)")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  // Nothing on the page opened it: Back must not open it again.
  await expect(page.locator("#main")).toBeFocused();
  expect(await entries()).toBe(before);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(firstName).toHaveValue("");
});

test("Esc closes the modal while its scripts are still to come", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/about?contact=message");
  await page.getByRole("textbox", { name: "First name" }).fill("Amira");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});
