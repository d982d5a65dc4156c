import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { FEATURES, withoutFeature } from "../../support/browser/without-feature";
import { nightly } from "../../support/nightly";

for (const name of Object.keys(FEATURES) as (keyof typeof FEATURES)[]) {
  test(
    `without ${name} a visitor finds an industry and a product, and sends a message`,
    nightly("older browsers than most visitors have"),
    async ({ page, upstream, consoleErrors, javaScriptEnabled }) => {
      await withoutFeature(page, name);
      await page.goto("/");
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole("banner").getByRole("link", { name: "Banking" })).toBeHidden();
      await page.locator("#solutions").getByRole("link", { name: "Banking" }).first().click();
      await expect(page).toHaveURL(/\/banking-service$/);
      // Its style comes late: it is rewritten on its way.
      await page.waitForLoadState();
      if (name !== "popover")
        await page.getByRole("banner").getByRole("button", { name: "Capabilities", exact: true }).click();
      const everywhere = page.getByRole(name === "popover" ? "contentinfo" : "banner");
      await everywhere.getByRole("link", { name: "Customer Service AI Copilot" }).click();
      await expect(page).toHaveURL(/\/customer-service$/);
      await expect(page.locator(".showcase__details").first()).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
      await fillContactForm(page);
      await sendContactForm(page);
      await expect(page.getByText(SENT)).toBeVisible();
      expect(upstream.requests).toHaveLength(1);
      expect(consoleErrors).toEqual([]);
    },
  );
}
