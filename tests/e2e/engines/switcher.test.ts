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
    await visitor.click(":nth-child(4) > .solutions-switcher__choice");
    await expect.poll(() => visitor.see(SHOWN)).toEqual([third]);
    await visitor.press("ArrowDown");
    await expect.poll(() => visitor.see(SHOWN)).toEqual([fourth]);
  },
);
