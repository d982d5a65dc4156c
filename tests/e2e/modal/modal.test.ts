import { banking } from "~/content/industries/banking-service";
import { site } from "~/content/site/site";
import { expect, test, visit } from "../../support/browser/test";

const name = "Let's shape what's next.";

test("a Contact link opens the modal, with both tabs, over its own page, which is inert", async ({
  page,
}) => {
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

test("the close button and a click outside close the modal, and what else was in the address stays", async ({
  page,
}) => {
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

test("on a phone the modal begins with its form, logo and close button stay in view while it scrolls, and its end lifts the send button above a keyboard", async ({
  page,
}) => {
  await page.goto("/about?contact=message");
  const dialog = page.getByRole("dialog", { name });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await expect(dialog.getByLabel("Last name")).toBeInViewport({ ratio: 1 });
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const button = await dialog.getByRole("button", { name: "Send message" }).boundingBox();
    expect((button?.y ?? 700) + (button?.height ?? 0)).toBeLessThan(700 - 300);
    for (const part of ["Capabilities", "Solutions", "About", "Careers"])
      await expect(dialog.getByRole("link", { name: part })).toBeInViewport();
    for (const part of [site.brand, "Close"])
      await expect(dialog.getByRole("link", { name: part })).toBeInViewport({ ratio: 1 });
  }
});

test("the home page offers a call before its first scroll, and an industry ends with a request that opens the form with it", async ({
  page,
}) => {
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
