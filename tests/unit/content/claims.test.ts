import { expect, test } from "vitest";
import { claims } from "../../../scripts/measure/claims/claims";
import { pagesThatSay } from "../../../scripts/measure/claims/pages-that-say";
import { dueRules, rules } from "../../../scripts/measure/claims/rules";

test("every sentence that the list of claims quotes still stands on the site", () => {
  const quotes = Object.values(claims)
    .flat()
    .flatMap(({ words }) => words);
  expect(quotes.filter((words) => pagesThatSay(words).length === 0)).toEqual([]);
});

test("a rule is due to be looked up again more than 180 days after its last check", () => {
  const [rule] = rules;
  if (!rule) throw new Error("no rules");
  const fresh = { ...rule, checked: "2026-01-02" };
  const old = { ...rule, checked: "2026-01-01" };
  expect(dueRules([fresh, old], new Date("2026-07-01"))).toEqual([old]);
});

test("every rule has a day of application and a day of checking that exist in the calendar", () => {
  const isDay = (day: string) => new Date(day).toJSON()?.startsWith(day);
  expect(rules.filter(({ since, checked }) => !isDay(since) || !isDay(checked))).toEqual([]);
});
