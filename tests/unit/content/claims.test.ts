import { expect, test } from "vitest";
import { claims } from "../../../scripts/measure/claims/claims";
import { pagesThatSay } from "../../../scripts/measure/claims/pages-that-say";

test("every sentence that the list of claims quotes still stands on the site", () => {
  const quotes = Object.values(claims)
    .flat()
    .flatMap(({ words }) => words);
  expect(quotes.filter((words) => pagesThatSay(words).length === 0)).toEqual([]);
});
