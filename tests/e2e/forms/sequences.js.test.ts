import type { Page } from "@playwright/test";
import { fillCareerForm, SENT } from "../../support/browser/forms";
import { expect, test, visit } from "../../support/browser/test";
import { interleavings } from "../../support/forms/interleavings";
import type { UpstreamRequest } from "../../support/servers/fake-upstream";

const forms = {
  message: {
    path: "/about?contact=message",
    named: { label: "Last name", name: "last_name" },
    fields: { "First name": "Amira", "Last name": "", Email: "amira@example.com", Message: "Forty pages." },
    button: "Send message",
    failed: "Something has went wrong.",
    steps: ["failure", "refusal", "success", "closing", "tab"],
  },
  career: {
    path: "/career",
    named: { label: "Name", name: "name" },
    fields: { Name: "", Email: "amira@example.com", Phone: "00971501234567", "Current city": "Dubai" },
    button: "Send application",
    failed: "Something has went wrong. Please try again",
    steps: ["failure", "refusal", "success", "modal"],
  },
} as const;

/** Sends the next form without its name, which the browser would not: only the server refuses it. */
async function dropNextName(page: Page, name: string): Promise<void> {
  const urlencoded = new RegExp(`(^|&)${name}=[^&]*`);
  const multipart = new RegExp(`(name="${name}"\r\n\r\n)[^\r]*`);
  await page.route(
    /\.data/,
    async (route) => {
      const body = route.request().postData() ?? "";
      await route.continue({ postData: body.replace(urlencoded, `$1${name}=`).replace(multipart, "$1") });
    },
    { times: 1 },
  );
}

for (const [name, form] of Object.entries(forms)) {
  // The forms share their code: three in a row take minutes.
  const length = name === "message" ? 3 : 2;
  test(`${name}: any ${length} of ${form.steps.join(", ")} in a row keep what was not sent, and nothing that was`, async ({
    page,
    upstream,
  }) => {
    test.setTimeout(360_000);
    await visit(page, form.path);
    const { label, name: fieldName } = form.named;
    const element = page.locator(`#${name === "message" ? "contact" : name}-form`);
    const field = (label: string) => element.getByRole("textbox", { name: label, exact: true });
    const labels = Object.keys(form.fields);
    const values = () => Promise.all(labels.map((label) => field(label).inputValue()));
    const empty = labels.map(() => "");
    let number = 0;
    let typed = empty;
    // A retry in the background must not deliver what the visitor was told had failed.
    upstream.mode = { failFor: /Nasser/ };
    const fill = async (family: string) => {
      number += 1;
      const texts = { ...form.fields, [label]: `${family} ${number}` };
      if (name === "career") await fillCareerForm(page);
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
      typed = Object.values(texts);
    };
    const send = () => element.getByRole("button", { name: form.button }).click();
    const sentName = ({ json, form }: UpstreamRequest) => json?.[fieldName] ?? form?.get(fieldName);
    // A retry in the background has the same key.
    const arrived = (text: string) => {
      const sent = upstream.requests.filter((request) => sentName(request) === text);
      return new Set(sent.map(({ headers }) => headers["idempotency-key"])).size;
    };

    const steps = {
      async failure() {
        await fill("Nasser");
        await send();
        await expect.poll(() => arrived(`Nasser ${number}`)).toBe(1);
        await expect(page.getByText(form.failed).first()).toBeVisible();
        expect(await values()).toEqual(typed);
      },
      async refusal() {
        await fill("Haddad");
        await dropNextName(page, fieldName);
        await send();
        await expect(element.locator(".field-error")).toBeVisible();
        expect(await values()).toEqual(typed);
        expect(arrived(`Haddad ${number}`)).toBe(0);
        // The browser takes the value, so that leaving the field removes the error, and the page moves.
        await element.locator(":focus").blur();
      },
      async success() {
        await fill("Haddad");
        await send();
        await expect.poll(values).toEqual(empty);
        await expect(page.getByText(SENT).first()).toBeVisible();
        await expect(element.locator(".field-error")).toHaveCount(0);
        expect(arrived(`Haddad ${number}`)).toBe(1);
        typed = empty;
      },
      async closing() {
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
        await expect.poll(values).toEqual(empty);
        await expect(element.locator(".field-error")).toHaveCount(0);
        typed = empty;
      },
      async tab() {
        const other = page.getByRole("tab", { selected: false });
        await other.click();
        await expect(element).toBeHidden();
        await other.click();
        await expect(element).toBeVisible();
        expect(await values()).toEqual(typed);
      },
      async modal() {
        await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        expect(await values()).toEqual(typed);
      },
    };
    for (const step of interleavings<keyof typeof steps>(form.steps, length))
      await test.step(step, steps[step]);
  });
}
