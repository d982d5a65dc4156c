import { problems } from "../../support/browser/axe";
import { fillContactForm, SENT, sendContactForm } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";

test.use({ reducedMotion: "reduce" });

for (const url of ["/no-such-page", "/about?contact=message", "/about?contact=call"]) {
  test(`axe finds no violation on ${url}`, async ({ page }) => {
    await page.goto(url);
    await hydrated(page);
    expect(await problems(page), "wide").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await problems(page), "narrow").toEqual([]);
  });
}

test("axe finds no violation in the open menus and among field errors", async ({ page }) => {
  await page.goto("/career");
  await hydrated(page);
  await page.getByRole("button", { name: "Capabilities" }).click();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Phone").fill("abc");
  await page.getByLabel("Email").fill("abc");
  await page.getByLabel("Captcha", { exact: true }).focus();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByText("Capabilities", { exact: true }).click();
  expect(await problems(page)).toEqual([]);
});

test("axe finds no violation in the modal with field errors and with a toast", async ({ page }) => {
  await page.goto("/about?contact=message");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  await fillContactForm(page, { Email: "amira@example" });
  await sendContactForm(page);
  await expect(dialog.getByText("Please enter a valid email")).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await dialog.getByLabel("Email", { exact: true }).fill("amira@example.test");
  await sendContactForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active" });

  test("buttons have a border, and selected controls look different", async ({ page }) => {
    const look = (element: Element) => {
      const { backgroundColor, borderBottomStyle } = getComputedStyle(element);
      const mark = getComputedStyle(element, "::before");
      return [backgroundColor, borderBottomStyle, mark.width, mark.backgroundColor].join(" ");
    };
    await page.goto("/customer-service?contact=message");
    await hydrated(page);
    const tabs = page.getByRole("tab");
    expect(await tabs.first().evaluate(look)).not.toBe(await tabs.last().evaluate(look));
    await page.goto("/customer-service");
    await hydrated(page);
    for (const button of await page.locator(".button:visible").all()) {
      expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px");
    }
    const toggles = page.locator(".view-toggle").first().locator("label");
    expect(await toggles.first().evaluate(look)).not.toBe(await toggles.last().evaluate(look));
    await page.goto("/");
    await hydrated(page);
    const choices = page.locator(".solutions-switcher__choice");
    await expect
      .poll(async () => (await choices.first().evaluate(look)) !== (await choices.last().evaluate(look)))
      .toBe(true);
  });
});
