import type { Page } from "@playwright/test";
import { SENT } from "../../support/browser/forms";
import { expect, hydrated, test, visit } from "../../support/browser/test";

const CASE = {
  Process: "Refunds <b>abroad</b>",
  Unit: "days",
  "Baseline, today": "12",
  Target: "4",
  "Weeks of the pilot": "8",
  "Where the number comes from": "the ledger",
};
const OUTCOME = "Refunds <b>abroad</b>: a case takes 4 days instead of 12, two thirds less.";

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
  await fill(page, { ...CASE, Target: "40" });
  await write(page);
  const target = page.getByLabel("Target", { exact: true });
  await expect(target).toHaveAccessibleDescription(/below the baseline/);
  await expect(target).toHaveValue("40");
  if (javaScriptEnabled) await expect(target).toBeFocused();
  await target.fill("4");
  // With scripts it is written while one types.
  if (!javaScriptEnabled) await write(page);
  await expect(page.getByText(OUTCOME, { exact: true })).toBeVisible();
  await expect(page.getByText("Draft, not an offer", { exact: true })).toBeVisible();

  await write(page);
  await expect(page).toHaveURL(/process=Refunds.*target=4&/);
  const answer = await page.request.get(page.url());
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
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

test("hostile values in every field of the address stay text at their field", async ({ page }) => {
  const hostile = `"><script>document.title = "taken"</script>{target}${"\u{1f4a3}".repeat(40)}`;
  const names = ["process", "measure", "unit", "baseline", "target", "weeks", "source"];
  await page.goto(`/services?${new URLSearchParams(names.map((name) => [name, hostile]))}`);
  for (const label of Object.keys(CASE)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(hostile);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Measure", { exact: true })).toHaveValue("time");
  await expect(page).not.toHaveTitle("taken");
});

test("an industry's case opens the page with its process and measure", async ({ page }) => {
  await page.goto("/banking-service");
  await page.getByRole("link", { name: "Draft the page we would both sign" }).click();
  await expect(page.getByLabel("Process")).toHaveValue("Credit decisions on small-business loans");
  await expect(page.getByLabel("Measure", { exact: true })).toHaveValue("time");
  await expect(page.getByText("Draft, not an offer", { exact: true })).toBeVisible();
});

test("a written page is copied as text, and printed on one sheet, A4 or Letter, however long its lines are", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const long = `${"A long process with many steps ".repeat(4).slice(0, 79)}.`;
  await page.goto(
    `/services?${new URLSearchParams({ process: long, unit: long, baseline: "12", target: "4", source: long })}`,
  );
  await hydrated(page);
  await page.getByText("Copy as text").click();
  const text = await page.getByLabel("The page as text").inputValue();
  expect(text).toContain("two thirds less");
  if (javaScriptEnabled)
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});
