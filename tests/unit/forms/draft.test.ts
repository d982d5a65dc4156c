import { expect, test } from "vitest";
import { signedPage } from "~/content/specimens/signed-page";
import { differenceInWords, draftErrors, draftOf, measures } from "~/forms/signed-page/draft";
import { numberOf, writtenNumber } from "~/forms/signed-page/number";
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

test.each<[string, string | undefined, number?]>([
  ["9.80", "9.80", 9.8],
  ["9,80", "9.80", 9.8],
  ["9,8", "9.8", 9.8],
  ["1.250", "1,250", 1250],
  ["1,250", "1,250", 1250],
  ["1 250", "1,250", 1250],
  ["1\u202f250\u00a0000", undefined],
  ["1\u202f250\u202f000", "1,250,000", 1_250_000],
  ["1’250.50", "1,250.50", 1250.5],
  ["1.250,5", "1,250.5", 1250.5],
  ["1,250.5", "1,250.5", 1250.5],
  ["1,20,000", "120,000", 120_000],
  ["12,00,00,000", "120,000,000", 120_000_000],
  ["1.2345", "1.2345", 1.2345],
  ["0.125", "0.125", 0.125],
  ["1234,567", "1,234.567", 1234.567],
  ["1200", "1,200", 1200],
  ["82%", "82", 82],
  ["٨٢٪", "82", 82],
  ["82 ％", "82", 82],
  ["٤٢", "42", 42],
  ["۱٬۲۵۰", "1,250", 1250],
  ["٩٫٨", "9.8", 9.8],
  ["٩٫٨٠٥", "9.805", 9.805],
  ["\u200f ４２ ", "42", 42],
  ["-12", undefined],
  ["\u221212", undefined],
  ["1e3", undefined],
  ["12.", undefined],
  ["1.250.50", undefined],
  ["12 34", undefined],
  ["%", undefined],
  ["1234567890", undefined],
])("%j is the number %j", (typed, written, number) => {
  expect(writtenNumber(typed)).toBe(written);
  expect(numberOf(typed)).toBe(number);
});

test("a page shows how its numbers were read", () => {
  const text = textOf({ unit: "% right", measure: "share", baseline: "٨٢٪", target: "٩٩٫٨٠٥", weeks: "٨" });
  for (const written of ["99.805% right instead of 82%", "8 weeks"]) expect(text).toContain(written);
  expect(textOf({ baseline: "1.250", target: "900" })).toContain(
    "900 days instead of 1,250, about a quarter less",
  );
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
