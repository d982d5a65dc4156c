import { expect, test } from "../../support/engines/test";
import { nightly, nightlyUnless } from "../../support/nightly";

const OPEN = "document.querySelectorAll('dialog[open]').length";

const RING = `(() => {
  const element = document.activeElement;
  // Tab may have gone on to the browser's own buttons; Firefox then says where it would come back.
  if (element === document.body || !document.hasFocus()) return { outline: "solid", inside: true };
  const { outlineStyle, outlineOffset } = getComputedStyle(element);
  const { left, right } = element.getBoundingClientRect();
  const reach = parseFloat(outlineOffset);
  return {
    element: element.id || element.className || element.href,
    outline: outlineStyle,
    inside: left - reach >= 0 && right + reach <= innerWidth,
  };
})()`;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      "a Contact link opens the modal over its own page, and Close closes it",
      nightlyUnless(viewport.width === 1440, "another width"),
      async ({ visitor }) => {
        await visitor.open("/about");
        if (viewport.width < 768) {
          await visitor.click(".header > .button--round");
          await visitor.click('#site-menu a[href$="contact=message"]');
        } else await visitor.click(".header__contact");
        await expect.poll(() => visitor.url()).toMatch(/\/about\?contact=message$/);
        await expect.poll(() => visitor.see(OPEN)).toBe(1);
        await expect
          .poll(() => visitor.see("document.activeElement.textContent"))
          .toBe("Let's shape what's next.");
        await visitor.click('[role="tab"][aria-selected="false"]');
        await expect.poll(() => visitor.url()).toMatch(/\?contact=call$/);
        await visitor.click(".contact-modal__close");
        await expect.poll(() => visitor.see(OPEN)).toBe(0);
        await expect.poll(() => visitor.url()).toMatch(/\/about$/);
      },
    );

    test(
      "every Tab stop in the modal is inside the window and has a focus ring",
      nightly("a long walk"),
      async ({ visitor }) => {
        for (const [key, stops] of [
          ["Tab", 9],
          ["Shift+Tab", 8],
        ] as const) {
          await visitor.open("/about?contact=message");
          for (let stop = 0; stop < stops; stop += 1) {
            await visitor.press(key);
            const ring = await visitor.see<object>(RING);
            expect(ring).toEqual({ ...ring, outline: "solid", inside: true });
          }
        }
      },
    );
  });
}
