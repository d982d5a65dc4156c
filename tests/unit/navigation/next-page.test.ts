import { expect, test } from "vitest";
import { otherProducts, products } from "~/content/products/index";
import { nextOf } from "~/navigation/next-page";

const pages = ["first", "second", "third"];

test("after a page comes the next one, after the last the first", () => {
  expect(pages.map((page) => nextOf(pages, page))).toEqual(["second", "third", "first"]);
});

test("the other products are all but the current one, in order", () => {
  const [first, second, third, fourth] = products;
  if (!second) throw new Error("there is no second product");
  expect(otherProducts(second).map(({ url }) => url)).toEqual([first?.url, third?.url, fourth?.url]);
});
