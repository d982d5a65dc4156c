import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test("what was typed into either form stays when the tab is changed and changed back", async ({ page }) => {
  await page.goto("/about?contact=call");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("When it suits you").fill("Monday");
  await dialog.getByRole("tab", { name: "Message us" }).click();
  const message = dialog.getByRole("textbox", { name: "Message" });
  await message.fill("Forty pages");
  await dialog.getByRole("tab", { name: "Schedule a call now" }).click();
  await expect(dialog.getByLabel("When it suits you")).toHaveValue("Monday");
  await dialog.getByRole("tab", { name: "Message us" }).click();
  await expect(message).toHaveValue("Forty pages");
});
