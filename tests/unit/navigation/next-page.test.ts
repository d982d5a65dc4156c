import { expect, test } from "vitest";
import { nextOf, others } from "~/navigation/next-page";

const pages = ["first", "second", "third"];

test("after a page comes the next one, after the last the first", () => {
  expect(pages.map((page) => nextOf(pages, page))).toEqual(["second", "third", "first"]);
});

test("the others are all but the page itself, in order from it on", () => {
  expect(others(pages, "second")).toEqual(["third", "first"]);
});
