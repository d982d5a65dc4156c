import type { Page } from "@playwright/test";
import { SENT } from "../../support/browser/forms";
import { expect, hydrated, test, visit } from "../../support/browser/test";

const CASE = {
  Process: "Refunds <b>abroad</b>",
  "Cases that count": "every refund",
  "What is measured": "days from the complaint to the money",
  "Baseline, today": "12",
  "Target, agreed": "4",
  Unit: "days",
  "Floor of quality": "90% are right",
  "Weeks of the pilot": "8",
  "Source of the number, and who reads it": "the ledger",
};
const OUTCOME = "Refunds <b>abroad</b>: from 12 to 4 days, 67% less.";

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const write = (page: Page) => page.getByRole("button", { name: "Write the page" }).click();

test("a visitor writes the page that both sides sign, and sends it as a message", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  await visit(page, "/services");
  await fill(page, { ...CASE, "Target, agreed": "1.250" });
  await write(page);
  const target = page.getByLabel("Target, agreed");
  await expect(target).toHaveAccessibleDescription("1,250 or 1.25? Please write 1250 or 1.25");
  await expect(target).toHaveValue("1.250");
  if (javaScriptEnabled) await expect(target).toBeFocused();
  await target.fill("4");
  // With scripts it is written while one types.
  if (!javaScriptEnabled) await write(page);
  await expect(page.getByText(OUTCOME, { exact: true })).toBeVisible();
  await expect(page.getByText("Draft, not an offer", { exact: true })).toBeVisible();

  await write(page);
  await expect(page).toHaveURL(/process=Refunds.*target=4&/);
  const answer = await page.request.get(page.url());
  expect(answer.headers()["cache-control"]).toBe("no-store, no-transform");
  expect(await answer.text()).not.toContain("<b>abroad");

  await page.getByRole("button", { name: "Send us this page" }).click();
  const dialog = page.getByRole("dialog");
  const message = dialog.getByRole("textbox", { name: "Message", exact: true });
  await expect(message).toHaveValue(new RegExp(`Draft, not an offer[\\s\\S]*Outcome: ${OUTCOME}`));
  await message.fill(`${await message.inputValue()}\n\nBy May, please.`);
  await expect(page).toHaveURL(/process=Refunds.*contact=message/);
  const email = dialog.getByLabel("Email");
  await fill(page, { "First name": "Amira", "Last name": "Haddad", Email: "amira@example" });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await email.fill("amira@example.com");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests.map(({ json }) => json)).toEqual([
    expect.objectContaining({
      topic: "Just a message",
      message: expect.stringMatching(/Outcome: Refunds <b>[\s\S]*By May, please\.$/),
    }),
  ]);
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page.getByLabel("Process")).toHaveValue(CASE.Process);
});

test("three fields of the home page lead to the draft, whose title, address and previews are the visitor's own", async ({
  page,
  javaScriptEnabled,
}) => {
  await visit(page, "/");
  await fill(page, { Process: "Invoice approval", "Baseline, today": "12", "Target, agreed": "3" });
  await write(page);
  await expect(page).toHaveTitle(/^Invoice approval: 12 → 3, a draft \| /);
  const unit = page.getByLabel("Unit");
  await unit.fill("days");
  // With scripts the address follows the field that is left.
  if (javaScriptEnabled) await unit.blur();
  else await write(page);
  await expect(page).toHaveTitle(/^Invoice approval: 12 → 3 days, a draft \| /);
  if (javaScriptEnabled) await expect(page.getByLabel("Process")).not.toBeFocused();
  const address = /\/services\?process=Invoice\+approval&baseline=12&target=3&unit=days&reading=weekly$/;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", address);
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", /12 → 3 days, a draft/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("hostile values in every field of the address stay text at their field", async ({ page }) => {
  const hostile = `"><script>document.title = "taken"</script>{target}${"\u{1f4a3}".repeat(40)}`;
  const names = [
    "process",
    "cases",
    "measure",
    "baseline",
    "target",
    "unit",
    "floor",
    "reading",
    "weeks",
    "source",
  ];
  await page.goto(`/services?${new URLSearchParams(names.map((name) => [name, hostile]))}`);
  for (const label of Object.keys(CASE)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(hostile);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("How it is read")).toHaveValue("weekly");
  await expect(page).not.toHaveTitle("taken");
});

test("an industry's case opens the page with its process, its measure and the way it is read", async ({
  page,
}) => {
  await page.goto("/manufacturing-service");
  await page.getByRole("link", { name: /^Draft the page:/ }).click();
  await expect(page.getByLabel("Process")).toHaveValue("Maintenance of gearboxes");
  await expect(page.getByLabel("How it is read")).toHaveValue("past");
  await expect(page.getByText("Draft, not an offer", { exact: true })).toBeVisible();
});

test("the report and the runbook stand behind tabs of the same sheet", async ({ page }) => {
  await visit(page, "/services");
  const report = page.getByRole("heading", { name: "Pilot report, week five" });
  const runbook = page.getByRole("heading", { name: "Runbook: contents" });
  await expect(page.getByRole("heading", { name: "One outcome, and how we will know" })).toBeVisible();
  await expect(report).toBeHidden();
  await page.getByLabel("The report").check();
  await expect(report).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(runbook).toBeVisible();
  await expect(report).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(report).toBeVisible();
});

test("a written page is copied as text, and printed on one sheet, A4 or Letter, however long its lines are", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const long = "A long process with many steps ".repeat(4);
  const [process, unit, line] = [80, 40, 100].map((limit) => long.slice(0, limit - 1));
  const typed = {
    process,
    cases: line,
    measure: line,
    baseline: "12",
    target: "4",
    unit,
    floor: line,
    source: line,
  };
  await page.goto(`/services?${new URLSearchParams(typed as Record<string, string>)}`);
  await hydrated(page);
  await page.getByText("Copy as text").click();
  const text = await page.getByLabel("The page as text").inputValue();
  expect(text).toContain("67% less");
  if (javaScriptEnabled)
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
