import { industries } from "~/content/industries/index";
import { expect, test } from "../../support/engines/test";
import { nightly } from "../../support/nightly";

const SHOWN =
  "[...document.querySelectorAll('.solutions-switcher__card h3')].filter((title) => title.offsetWidth > 0).map((title) => title.textContent)";

test(
  "choosing an industry, by the mouse or an arrow key, shows its card",
  nightly("radio buttons and `:has()`"),
  async ({ visitor }) => {
    const [first, , third, fourth] = industries.map(({ card }) => card.title);
    await visitor.open("/");
    expect(await visitor.see(SHOWN)).toEqual([first]);
    await visitor.click(".solutions-switcher__choice:nth-of-type(3)");
    await expect.poll(() => visitor.see(SHOWN)).toEqual([third]);
    await visitor.press("ArrowDown");
    await expect.poll(() => visitor.see(SHOWN)).toEqual([fourth]);
  },
);

test.describe("at 390", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("an industry in the list links to its page", nightly("a link like others"), async ({ visitor }) => {
    await visitor.open("/");
    await visitor.click(".solutions-switcher__card:nth-child(2) a");
    await expect.poll(() => visitor.url()).toMatch(/-service$/);
  });
});
