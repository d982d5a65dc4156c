import { fillContactForm, SENT, sendContactForm } from "../../support/browser/forms";
import { expect, hydrated, test } from "../../support/browser/test";

test("a message says which campaign and which site led to it", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  await page.goto("/about?utm_source=newsletter&gclid=a1", { referer: "https://news.example/read" });
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  if (javaScriptEnabled) {
    await hydrated(page);
    await contact.click();
    await expect(page).toHaveURL("/about?contact=message");
    await page.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/about?utm_source=newsletter&gclid=a1");
    // Within one document the first page is remembered.
    await page.getByRole("contentinfo").getByRole("link", { name: "Products", exact: true }).first().click();
    await expect(page).toHaveURL("/products");
  }
  await contact.click();
  await fillContactForm(page, { Email: "amira" });
  await sendContactForm(page);
  await fillContactForm(page);
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests.map(({ headers }) => headers["lead-source"])).toEqual([
    javaScriptEnabled
      ? "page=%2Fproducts&referrer=news.example&utm_source=newsletter&gclid=a1"
      : // A cached page knows no visitor: without scripts the page before the form is known, and what led there is not.
        "page=%2Fabout&utm_source=newsletter&gclid=a1",
  ]);
});
