import { expect, test } from "vitest";
import { signedPage } from "~/content/specimens/signed-page";
import { differenceInWords, draftErrors, draftOf, measures } from "~/forms/signed-page/draft";
import { pageAsText, writePage } from "~/forms/signed-page/write-page";

const TYPED = {
  process: "Refunds.",
  measure: "time",
  unit: "days",
  baseline: "1,200",
  target: "400",
  weeks: "8",
  source: "the ledger",
};
const draft = (typed: Record<string, string>) =>
  draftOf(`?${new URLSearchParams({ ...TYPED, ...typed } as Record<string, string>)}`);
const textOf = (typed: Record<string, string>) => pageAsText(writePage(signedPage, draft(typed)));

test.each([
  [{}, {}],
  [{ process: "", unit: " ", baseline: "", target: "", weeks: "", source: "" }, {}],
  [{ baseline: "eleven" }, { baseline: /number/ }],
  [{ baseline: "-3" }, { baseline: /number/ }],
  [{ target: "1e3" }, { target: /number/ }],
  [{ target: "9".repeat(400) }, { target: /80 characters/ }],
  [{ target: "1200" }, { target: /below the baseline/ }],
  [{ measure: "share", baseline: "60", target: "40" }, { target: /above the baseline/ }],
  [{ measure: "share", baseline: "60", target: "140" }, { target: /at most 100/ }],
  [{ weeks: "27" }, { weeks: /4 to 26/ }],
  [{ weeks: "3" }, { weeks: /4 to 26/ }],
  [{ weeks: "8.5" }, { weeks: /4 to 26/ }],
  [
    { process: "x".repeat(121), source: "x".repeat(121) },
    { process: /80/, source: /80/ },
  ],
  [{ measure: "__proto__" }, {}],
])("what is typed as %j has these errors: %j", (typed, expected) => {
  const errors = draftErrors(draft(typed));
  expect(Object.keys(errors)).toEqual(Object.keys(expected));
  for (const [name, message] of Object.entries(expected))
    expect(errors[name as keyof typeof errors]).toMatch(message);
});

test.each([
  [12, 4, "two thirds less"],
  [11, 2, "about four fifths less"],
  [8, 4, "half as much"],
  [60, 90, "half as much again"],
  [80, 100, "a quarter more"],
  [10, 20, "twice as much"],
  [10, 31, "about 3 times as much"],
  [100, 99, "slightly less"],
  [100, 2, "more than nine tenths less"],
  [12, 0, "none at all"],
  [0, 5, undefined],
])("from %d to %d is %s", (baseline, target, words) => {
  expect(differenceInWords(baseline, target)).toBe(words);
});

test.each(
  Object.keys(measures),
)("a page measured by %s has all that was typed, and none of the example", (measure) => {
  const text = textOf({ measure, baseline: "60", target: measure === "share" ? "90" : "20" });
  for (const typed of ["Refunds: ", "60 days", "in days", "8 weeks", "the ledger"])
    expect(text).toContain(typed);
  expect(text).toContain("Draft, not an offer");
  expect(text).not.toMatch(/\*|claim|undefined|\{|……/i);
});

test("what is missing, wrong or not meant as a number is left blank, and a template in a field stays text", () => {
  const text = textOf({ process: "{target} <b>", baseline: "none", weeks: "99", source: "" });
  expect(text).toContain("{target} <b>: a case takes 400 days instead of …….");
  expect(text).toContain("…… weeks from the day");
  expect(text).not.toMatch(/none days|99/);
});
