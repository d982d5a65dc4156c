import { expect, test } from "../../support/engines/test";

test("the hero's film is a native player over its poster, and the scroll hint shows at once", async ({
  visitor,
}) => {
  await visitor.open("/services");
  expect(
    await visitor.see(
      "(({ controls, muted, loop }) => [controls, muted, loop])(document.querySelector('.hero video'))",
    ),
  ).toEqual([true, true, true]);
  expect(await visitor.see("getComputedStyle(document.querySelector('.hero__explore')).opacity")).toBe("1");
});
