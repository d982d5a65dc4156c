import type { Locator } from "@playwright/test";
import { owner } from "~/content/owner";
import { offices } from "~/content/site/offices";
import { site } from "~/content/site/site";
import { expect, test } from "../../support/browser/test";

const styleOf = (locator: Locator, property: string) =>
  locator.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("in forced colours buttons have a border, and selected tabs and toggles look different", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/customer-service?contact=message");
  for (const [selected, other] of [
    [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false })],
    [page.locator("label:has(:checked)"), page.locator("label:has(:not(:checked)):has([type=radio])")],
  ] as const) {
    const looks = ["background-color", "border-bottom-style"];
    const [a, b] = await Promise.all(
      [selected, other].map((one) => Promise.all(looks.map((look) => styleOf(one, look)))),
    );
    expect(a).not.toEqual(b);
  }
  expect(await styleOf(page.locator(".button:visible"), "border-top-width")).toBe("1px");
});

test("with more contrast requested muted text is full ink, and text on a film has a solid background", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/services");
  expect(await styleOf(page.locator(".footer__copyright"), "color")).toBe(
    await styleOf(page.getByRole("contentinfo").getByRole("heading"), "color"),
  );
  expect(await styleOf(page.getByRole("heading", { level: 1 }), "background-color")).toMatch(/^rgb\(/);
});

test("a printed page leaves the modal out, and begins with the firm's name, web address and offices", async ({
  page,
}) => {
  await page.goto("/banking-service?contact=message");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("main h1")).toBeVisible();
  expect(await styleOf(page.locator("html"), "overflow-y")).toBe("visible");
  const line = page.locator(".footer__copyright");
  await expect(line).toBeVisible();
  const printed = await line.evaluate(
    (element) => `${element.textContent} ${getComputedStyle(element, "::after").content}`,
  );
  const places = owner.addresses[0] ?? offices.map(({ title }) => title);
  for (const part of [site.brand, "http", ...places]) expect(printed).toContain(part);
});

test("a printed product page shows its details, even where the film is selected", async ({ page }) => {
  await page.goto("/customer-service");
  const section = page.getByRole("region", { name: "Sales enablement" });
  await section.getByText("VIDEO").click();
  await page.emulateMedia({ media: "print" });
  await expect(section.getByRole("term")).toHaveCount(4);
});

test("without a style sheet no icon is larger than its text", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  for (const url of ["/", "/career"]) {
    await page.goto(url);
    const widths = await page.locator("svg").evaluateAll((all) => all.map((svg) => svg.clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(28);
  }
});
