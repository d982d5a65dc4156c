import type { Page } from "@playwright/test";
import { SENT } from "../../support/browser/forms";
import { expect, hydrated, test, visit } from "../../support/browser/test";

const CASE = {
  Process: "Refunds <b>abroad</b>",
  "Today (baseline)": "€ 1.2m",
  "Agreed (target)": "40k",
  "Which cases count": "كل استرداد",
};

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** On A4 and on American letter paper. A browser refuses to print a page that there is not. */
async function expectSheets(page: Page, count: number): Promise<void> {
  for (const format of ["A4", "Letter"]) {
    await page.pdf({ format, pageRanges: `${count}` });
    await expect(page.pdf({ format, pageRanges: `${count + 1}` })).rejects.toThrow("range");
  }
}

test("a visitor fills in the sheet and sends it", async ({ page, upstream, javaScriptEnabled }) => {
  test.slow();
  await visit(page, "/services");
  await fill(page, { ...CASE, "Agreed (target)": "" });
  await page.getByRole("button", { name: "Open as a draft" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One outcome, and how we will know");
  await hydrated(page);
  const target = page.getByLabel("Agreed (target)");
  await target.fill("40k");
  // With scripts the address follows the field that is left; without them the button writes it.
  if (javaScriptEnabled) await target.blur();
  else await page.getByRole("button", { name: "Update the address" }).click();
  await expect(page).toHaveURL(/target=40k/);
  await page.reload();
  await expect(page).toHaveTitle(/^Refunds <b>abroad<\/b>: € 1\.2m → 40k, a draft \| /);
  for (const [label, value] of Object.entries(CASE))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.locator("link[rel=canonical], meta[property='og:url']")).toHaveCount(0);

  await page.getByRole("button", { name: "Send us this page" }).click();
  const message = page.getByRole("dialog").getByRole("textbox", { name: "Message", exact: true });
  await expect(message).toHaveValue(/Draft, not an offer[\s\S]*: € 1\.2m\n\nAgreed \(target\): 40k/);
  await hydrated(page);
  await fill(page, { "First name": "Amira", "Last name": "Haddad", Email: "amira@example.com" });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests[0]?.json).toMatchObject({ message: expect.stringContaining("كل استرداد") });
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page.getByLabel("Process")).toHaveValue(CASE.Process);
});

test("home's three lines and an industry's case lead to a draft of their own", async ({ page }) => {
  await visit(page, "/");
  await fill(page, { Process: "Invoices", "Today (baseline)": "12 days", "Agreed (target)": "3 days" });
  await page.getByRole("button", { name: "Open your page" }).click();
  await expect(page).toHaveTitle(/^Invoices: 12 days → 3 days, a draft \| /);
  await page.goto("/manufacturing-service");
  await page.getByRole("link", { name: /^Draft the page:/ }).click();
  await expect(page.getByLabel("Process")).toHaveValue("Maintenance of gearboxes");
});

test("a hostile text in the address stays text, and is named as too long", async ({ page }) => {
  const hostile = `"><script>document.title = "taken"</script>{sum|1}${"\u{1f4a3}".repeat(60)}`;
  await page.goto(`/services?${new URLSearchParams({ process: hostile })}`);
  const field = page.getByLabel("Process");
  await expect(field).toHaveValue(hostile);
  await expect(field).toHaveAccessibleDescription("Please keep this to 80 characters");
  await expect(page).not.toHaveTitle("taken");
});

test("example, report and runbook stand behind tabs, and print on a sheet each", async ({ page }) => {
  await visit(page, "/services");
  const report = page.getByRole("heading", { name: "Pilot report, week five" });
  await page.getByLabel("Report").check();
  await expect(report).toBeVisible();
  await expect(page.getByLabel("Process")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Runbook: contents" })).toBeVisible();
  await expect(report).toBeHidden();
  await page.evaluate(() => document.body.replaceChildren(...document.querySelectorAll(".sheet")));
  await expectSheets(page, 4);
});

test("a draft prints on one sheet, with all that is typed and no words of the example", async ({ page }) => {
  const limits = { process: 80, measure: 120, baseline: 40, target: 40, cases: 120, floor: 100 };
  const typed = Object.entries(limits).map(([name, size]) => [name, "wide text ".repeat(12).slice(0, size)]);
  await page.goto(`/services?${new URLSearchParams(typed)}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sheet textarea:visible")).toHaveCount(7);
  const cut = (areas: Element[]) => areas.filter((area) => area.scrollHeight > area.clientHeight).length;
  expect(await page.locator(".sheet textarea").evaluateAll(cut)).toBe(0);
  const placeholder = (area: Element) => getComputedStyle(area, "::placeholder").color;
  expect(await page.locator("#draft-source").evaluate(placeholder)).toBe("rgba(0, 0, 0, 0)");
  await expectSheets(page, 1);
});
