import { banking } from "~/content/industries/banking-service";
import { contractLifecycle } from "~/content/products/contract-lifecycle";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightlyUnless } from "../../support/nightly";

for (const { url, request } of [banking, contractLifecycle]) {
  test(
    `${url} ends with a request, and its button opens the form with that request in the message field`,
    nightlyUnless(url === banking.url, "the same section on another page"),
    async ({ page, javaScriptEnabled }) => {
      await page.goto(url);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole("heading", { name: request.heading })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: request.button }).click();
      const message = page.getByRole("dialog").getByRole("textbox", { name: "Message", exact: true });
      await expect(message).toHaveAttribute("placeholder", request.placeholder);
      await expect(message).toHaveValue("");
    },
  );
}

test("the home page offers a call before its first scroll", async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  if (javaScriptEnabled) await hydrated(page);
  const call = page.getByRole("main").getByRole("link", { name: "Schedule a call" });
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.click();
  await expect(page.getByRole("tab", { name: "Schedule a call now" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});
