import { aroundHydration } from "../../support/browser/around-hydration";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

// Nightly: each act is tried at random moments, and few of them prove little.
test.describe.configure({ timeout: 300_000 });

const FORMS = [
  { path: "/about?contact=message", form: "#contact-form", others: ["last_name", "topic", "message"] },
  { path: "/about?contact=call", form: "#call-form", others: ["first_name", "when", "about"] },
  { path: "/career", form: "#career-form", others: ["role", "preferred_location", "phone"] },
];

const WORD = "amira@";

/** Changes fields as a visitor does before the scripts start. */
function change(form: Element, names: readonly string[]): void {
  for (const name of names) {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field instanceof HTMLSelectElement) field.selectedIndex = 2;
    else if (field) field.value = "0049";
  }
  form.querySelector<HTMLInputElement>("[type=checkbox]")?.click();
}

/** What is typed, chosen and ticked in a form. */
function valuesOf(form: Element) {
  const fields = Array.from(
    form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea"),
  );
  return fields.map(({ name, type, value, checked }) => `${name}=${type === "checkbox" ? checked : value}`);
}

for (const { path, form, others } of FORMS) {
  test(
    `${path} keeps everything typed, and a field shows no error while the visitor types in it`,
    nightly("random moments"),
    async ({ page, consoleErrors }) => {
      let before: string[] = [];
      await aroundHydration(page, consoleErrors, {
        path,
        prepare: async () => {
          await page.locator(form).evaluate(change, others);
          before = await page.locator(form).evaluate(valuesOf);
        },
        target: () => page.locator(`${form} [name=email]`),
        act: async (x, y) => {
          await page.mouse.click(x, y);
          for (const key of WORD) await page.keyboard.press(key);
        },
        look: () => document.querySelector<HTMLInputElement>("form [name=email]")?.value,
        states: Array.from({ length: WORD.length + 1 }, (_, length) => WORD.slice(0, length)),
        outcome: async () => {
          const expected = before.map((value) => (value === "email=" ? `email=${WORD}` : value));
          expect(await page.locator(form).evaluate(valuesOf)).toEqual(expected);
          expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
          expect(await page.locator(".field-error").count()).toBe(0);
        },
      });
    },
  );
}

test("a link to the modal opens it", nightly("random moments"), async ({ page, consoleErrors }) => {
  await aroundHydration(page, consoleErrors, {
    path: "/about",
    target: () => page.getByRole("banner").getByRole("link", { name: "Contact" }).first(),
    outcome: async () => {
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(/contact=message$/);
    },
  });
});

test(
  "a click on a tab of the modal switches to it",
  nightly("random moments"),
  async ({ page, consoleErrors }) => {
    await aroundHydration(page, consoleErrors, {
      path: "/about?contact=message",
      target: () => page.getByRole("tab", { name: "Schedule a call now" }),
      outcome: async () => {
        await expect(page.getByLabel("When would suit you?")).toBeVisible();
        await expect(page).toHaveURL(/contact=call$/);
      },
    });
  },
);

test("the modal's close button closes it", nightly("random moments"), async ({ page, consoleErrors }) => {
  await aroundHydration(page, consoleErrors, {
    path: "/about?contact=message",
    target: () => page.getByRole("link", { name: "Close" }),
    outcome: async () => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(/about$/);
    },
  });
});
