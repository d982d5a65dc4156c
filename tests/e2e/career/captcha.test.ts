import { captchaText, fillCareerForm, sendCareerForm } from "../../support/browser/career-form";
import { SENT } from "../../support/browser/contact-form";
import { hydrated } from "../../support/browser/hydrated";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

test(
  "a captcha typed in lower case with spaces around it is accepted, and upstream gets it as shown",
  nightly("tests/unit/captcha holds the rule"),
  async ({ page, upstream }) => {
    await page.goto("/career");
    const text = await captchaText(page);
    await fillCareerForm(page, { Captcha: ` ${text.toLowerCase()} ` });
    await sendCareerForm(page);
    await expect(page.getByText(SENT)).toBeVisible();
    expect(upstream.requests[0]?.form?.get("captcha")).toBe(text);
  },
);

test(
  "the captcha field shows capitals and says that lower case is accepted",
  nightly("a matter of looks"),
  async ({ page, javaScriptEnabled }) => {
    await page.goto("/career");
    if (javaScriptEnabled) await hydrated(page);
    const captcha = page.getByLabel("Captcha", { exact: true });
    await expect(captcha).toHaveAccessibleDescription(/capitals or small letters/);
    await captcha.pressSequentially("ab1");
    await expect(captcha).toHaveCSS("text-transform", "uppercase");
    if (!javaScriptEnabled) return;
    await expect(captcha).toHaveValue("AB1");
    // The cursor stays where the visitor put it.
    await captcha.press("Home");
    await captcha.pressSequentially("xy");
    await expect(captcha).toHaveValue("XYAB1");
  },
);

test("an expired captcha is reported, and the form succeeds with the new one and the values kept", async ({
  page,
  upstream,
}) => {
  await page.goto("/career");
  const before = await captchaText(page);
  await fillCareerForm(page);
  // As after 30 minutes, or under another secret: the site does not know it any more.
  const forget = (body: string | null) => body?.replace(/(name="captcha_id"\s+)\S+/, "$1forgotten");
  const once = { times: 1 };
  await page.route(
    "**/career*",
    (route) => route.continue({ postData: forget(route.request().postData()) }),
    once,
  );
  await sendCareerForm(page);
  await expect(page.locator('[data-field="captcha"] .field-error')).toContainText("has expired");
  await expect(page.getByText("Entered captcha is incorrect")).toHaveCount(0);
  const after = await captchaText(page);
  expect(after).not.toBe(before);
  await expect(page.getByLabel("Captcha", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Current city")).toHaveValue("Dubai");
  await page.getByLabel("Captcha", { exact: true }).fill(after);
  await sendCareerForm(page);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(upstream.requests).toHaveLength(1);
});
