import { banking } from "~/content/industries/banking-service";
import { expect, test, visit } from "../../support/browser/test";

test("an industry ends with a request, and its button opens the form with that request in the message field", async ({
  page,
}) => {
  const { url, request } = banking;
  await visit(page, url);
  await expect(page.getByRole("heading", { name: request.heading })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: request.button }).click();
  const message = page.getByRole("dialog").getByRole("textbox", { name: "Message", exact: true });
  await expect(message).toHaveAttribute("placeholder", request.placeholder);
  await expect(message).toHaveValue("");
});

test("the home page offers a call before its first scroll", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const call = page.getByRole("main").getByRole("link", { name: "Schedule a call" });
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.click();
  const tab = page.getByRole("tab", { name: "Schedule a call now" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
});
