import type { Page } from "@playwright/test";
import { settled } from "../support/settled";
import { expect, test } from "../support/test";

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const pdf = (name = "cv.pdf", buffer = PDF) => ({ name, mimeType: "application/pdf", buffer });

const answer = async (page: Page) =>
  ((await page.locator("#captcha-text").textContent()) ?? "").replace(/\s/g, "");

async function fill(page: Page) {
  await page.getByLabel("Role").selectOption({ index: 3 });
  await page.getByLabel("Name", { exact: true }).fill("Amira Okafor");
  await page.getByLabel("Email").fill("amira@example.test");
  await page.getByLabel("Phone").fill("5551234");
  await page.getByLabel("Current city").fill("Leeds");
  await page.getByLabel("Experience (years)").selectOption("5+");
  await page.getByLabel("Preferred location").selectOption("India");
  await page.getByLabel("Captcha", { exact: true }).fill(await answer(page));
}

const send = (page: Page) => page.getByRole("button", { name: "Send application" }).click();

test.beforeEach(async ({ page, upstream, javaScriptEnabled }) => {
  expect(upstream.requests).toEqual([]);
  await page.goto("/career");
  if (javaScriptEnabled) await settled(page);
});

test("an application with its résumé reaches the upstream, and the form starts anew", async ({
  page,
  upstream,
}) => {
  const before = await answer(page);
  await fill(page);
  await page.getByLabel("Resume").setInputFiles(pdf());
  await send(page);
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Role")).toHaveValue("");
  expect(await answer(page)).not.toBe(before);

  expect(upstream.requests).toHaveLength(1);
  const form = upstream.requests[0]?.form;
  expect(upstream.requests[0]?.path).toBe("/api/career-form/");
  const { resume, role, ...fields } = Object.fromEntries(form ?? []) as Record<string, FormDataEntryValue>;
  expect(fields).toEqual({
    name: "Amira Okafor",
    email: "amira@example.test",
    phone: "5551234",
    current_city: "Leeds",
    experience_years: "5+",
    experience_months: "0",
    preferred_location: "India",
    other_location: "",
    captcha: before,
  });
  expect(role).not.toBe("");
  expect((resume as File).name).toBe("cv.pdf");
  expect(Buffer.from(await (resume as File).arrayBuffer()).equals(PDF)).toBe(true);
});

test("'Other' asks where, and any other choice forgets it", async ({ page, upstream }) => {
  await fill(page);
  const other = page.getByLabel("Other location");
  await expect(other).toBeHidden();
  await page.getByLabel("Preferred location").selectOption("Other");
  await expect(other).toBeVisible();
  await other.fill("Lisbon");
  await page.getByLabel("Preferred location").selectOption("UAE");
  await expect(other).toBeHidden();
  await send(page);
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  expect(upstream.requests[0]?.form?.get("other_location")).toBe("");
});

test("a failing upstream keeps everything: fields, captcha and the chosen file", async ({
  page,
  upstream,
}) => {
  upstream.mode = { status: 503 };
  const before = await answer(page);
  await fill(page);
  await page.getByLabel("Resume").setInputFiles(pdf());
  await send(page);
  await expect(page.getByText("Something has went wrong. Please try again")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amira Okafor");
  await expect(page.getByLabel("Experience (years)")).toHaveValue("5+");
  expect(await answer(page)).toBe(before);
  await expect(page.getByText("cv.pdf")).toBeVisible();

  upstream.mode = "ok";
  await page.getByLabel("Captcha", { exact: true }).fill(before);
  await send(page);
  await expect(page.getByText("Email has sent successfully!")).toBeVisible();
  const keys = upstream.requests.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([keys[0], keys[0]]);
  const resume = upstream.requests[1]?.form?.get("resume");
  expect(resume instanceof File && resume.name).toBe("cv.pdf");
});

test("a wrong captcha is answered, the same one is shown again, nothing is sent", async ({
  page,
  upstream,
}) => {
  const shown = await answer(page);
  await fill(page);
  await page.getByLabel("Captcha", { exact: true }).fill("WRONG00");
  await send(page);
  await expect(page.getByText("Entered captcha is incorrect").first()).toBeVisible();
  expect(await answer(page)).toBe(shown);
  await expect(page.getByLabel("Phone")).toHaveValue("5551234");
  expect(upstream.requests).toEqual([]);
});

test("refreshing the captcha keeps what was typed", async ({ page }) => {
  const before = await answer(page);
  await page.getByLabel("Name", { exact: true }).fill("Amira Okafor");
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(page.locator("#captcha-text")).not.toHaveText(before.split("").join(" "));
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amira Okafor");
});

test("letters in the phone number and a word file of the old kind are refused in words", async ({
  page,
  upstream,
}) => {
  await fill(page);
  await page.getByLabel("Phone").fill("55-1234");
  await page.getByLabel("Phone").blur();
  await page
    .getByLabel("Resume")
    .setInputFiles({ name: "cv.doc", mimeType: "application/msword", buffer: PDF });
  await send(page);
  await expect(page.getByText("Phone number should contain only numbers").first()).toBeVisible();
  await expect(page.getByText("Only PDF or DOCX files are allowed.").first()).toBeVisible();
  expect(upstream.requests).toEqual([]);
});

test("a file over 20 MB is refused, and the page and its text are still there", async ({
  page,
  upstream,
  javaScriptEnabled,
}) => {
  test.setTimeout(60_000);
  await fill(page);
  const big = Buffer.alloc(20 * 1024 * 1024 + 1, 32);
  PDF.copy(big);
  await page.getByLabel("Resume").setInputFiles(pdf("big.pdf", big));
  if (javaScriptEnabled) {
    await expect(page.getByText("File size must be below 20MB.").first()).toBeVisible();
    await expect(page.getByLabel("Resume")).toHaveValue("");
  } else {
    await send(page);
    await expect(page.getByText("File size must be below 20MB.").first()).toBeVisible();
  }
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amira Okafor");
  expect(upstream.requests).toEqual([]);
});

test("the experience options carry their plus sign", async ({ page }) => {
  const options = await page.getByLabel("Experience (years)").getByRole("option").allTextContents();
  expect(options).toEqual(["0", "1", "2", "3", "4", "5+", "10+", "15+", "20+"]);
  expect(await page.getByLabel("Role").getByRole("option").count()).toBeGreaterThanOrEqual(50);
});
