import { banking } from "~/content/industries/banking-service";
import { expect, test, visit } from "../../support/browser/test";

const name = "Let's shape what's next.";

test("a Contact link opens the modal with both tabs over its inert page", async ({ page }) => {
  await page.goto("/banking-service");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/banking-service\?contact=message$/);
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByLabel("Email")).toBeVisible();
  await expect(dialog.getByRole("tab", { name: "Message us" })).toHaveAttribute("aria-selected", "true");
  for (const part of ["header", "main", "footer"])
    await expect(page.locator(part)).toHaveAttribute("inert", "");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/\?contact=call$/);
  await expect(dialog.getByLabel("Topic")).toBeHidden();
});

test("the close button and a click outside close the modal and keep the address", async ({ page }) => {
  await page.goto("/about?utm_source=a&contact=message");
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(page).toHaveURL(/\/about\?utm_source=a&contact=call$/);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/about\?utm_source=a$/);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(15, 400);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/contact=/);
});

test("home offers a call before its first scroll, and an industry ends with a request", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: "Schedule a call" });
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.click();
  const tab = page.getByRole("tab", { name: "Schedule a call now" });
  await expect(tab).toHaveAttribute("aria-selected", "true");

  const { url, request } = banking;
  await visit(page, url);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(request.heading)).toBeVisible();
  await footer.getByRole("link", { name: request.button }).click();
  const message = page.getByRole("dialog").getByRole("textbox", { name: "Message", exact: true });
  await expect(message).toHaveAttribute("placeholder", request.placeholder);
  await expect(message).toHaveValue("");
});
