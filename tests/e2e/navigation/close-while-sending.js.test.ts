import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { holdRequests } from "../../support/browser/hold-requests";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const close of ["Escape", "a click outside"]) {
  for (const sent of [true, false]) {
    test(
      `a message is ${sent ? "sent" : "rejected"} after ${close}, and the page says so`,
      nightlyUnless((close === "Escape") === sent, "each way to close and each result once in the gate"),
      async ({ page, upstream }) => {
        await page.goto("/about");
        await hydrated(page);
        await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
        await fillContactForm(page);
        if (!sent) upstream.mode = { status: 500 };
        const release = await holdRequests(page, /about\.data\?contact/);
        await sendContactForm(page);
        await expect(page.getByText("Sending…")).toBeAttached();
        if (close === "Escape") await page.keyboard.press("Escape");
        else await page.mouse.click(5, 400);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        release();
        await expect(page.getByText(sent ? SENT : "Something has went wrong.")).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(page).toHaveURL(/\/about$/);
        if (sent) expect(upstream.requests).toHaveLength(1);
        await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
        await expect(page.getByRole("dialog").getByLabel("First name")).toHaveValue("");
      },
    );
  }
}
