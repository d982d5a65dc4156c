import { expect, test } from "vitest";
import { claims } from "~/content/claims";
import { isClaim, pagesThatSay, sayings } from "../../support/claims";

const listed = Object.values(claims).flat();
const quoted = listed.flatMap(({ words }) => words);

test("every claim of the list stands on the site, letter for letter", () => {
  expect(quoted.filter((words) => pagesThatSay(words).length === 0)).toEqual([]);
});

test("no claim is listed twice", () => {
  expect(quoted.filter((words, index) => quoted.indexOf(words) !== index)).toEqual([]);
});

test("every promise, figure, price term and rule that the site states is in the list of claims", () => {
  // The privacy page is in it as a whole.
  const unlisted = sayings
    .filter(({ page, sentence }) => page !== "Privacy" && isClaim(sentence))
    .filter(({ sentence }) => !quoted.some((words) => sentence.includes(words)));
  expect(unlisted).toEqual([]);
});

test("every law, standard and study of the list has its source", () => {
  const rules = claims["Figures and rules"] ?? [];
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(({ source }) => !source)).toEqual([]);
});

test.each([
  "We answer every message within the hour.",
  "Used by 40 banks.",
  "Certified under ISO rules.",
  "Your free trial starts today.",
  "The data stay in your tenancy.",
  "A directive asks for it.",
])("a new promise would be found: %s", (sentence) => {
  expect(isClaim(sentence)).toBe(true);
});

test("a plain sentence is no claim", () => {
  expect(isClaim("The clerk compares the two papers and finds the line that differs.")).toBe(false);
  expect(isClaim("Our Values")).toBe(false);
});
