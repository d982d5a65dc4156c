import { expect, test } from "../../support/engines/test";
import { nightly } from "../../support/nightly";

test(
  "Esc closes the modal and returns the focus to the link that opened it, Back closes it too",
  nightly("modal.test.ts closes it by its button"),
  async ({ visitor }) => {
    await visitor.open("/about");
    for (const close of [() => visitor.press("Escape"), () => visitor.back()]) {
      await visitor.click(".header__contact");
      await expect.poll(() => visitor.see("document.querySelectorAll('dialog:modal').length")).toBe(1);
      await close();
      await expect.poll(() => visitor.see("document.querySelectorAll('dialog').length")).toBe(0);
      await expect.poll(() => visitor.see("document.activeElement.className")).toContain("header__contact");
      await expect.poll(() => visitor.url()).toMatch(/\/about$/);
    }
  },
);
