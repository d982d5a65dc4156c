import { expect, test } from "vitest";
import { signedPage } from "~/content/specimens/signed-page";
import { numbersOf } from "~/forms/signed-page/draft";

const HOURS_A_DAY = 8;
/** A week is read eight weeks after its last day: on the 45th working day from its first. */
const READ_ON = 45;
/**
 * Invented weeks of cases, received in turn from Monday to Friday: the working days to the claim's dispatch, where 99 was
 * still open at the reading, and after a slash the hours in which the proposal waited for an answer.
 */
const BASELINE = `9 14 11 8 12 99 10,  13 10 7 15 11 9 12,  99 8 10 12 9 16 14,  11 6 18 12 99 10 9,  12 10 13 11 8 9 17,
  7 11 12 99 15 10 9,  14 13 11 10 8 12 6,  10 9 11 99 12 16 8,  11 13 12 7 10 19 9,  8 12 10 11 15 99 13,
  12 9 14 10 11 8 13,  99 11 17 12 9 10 14,  6 13 11 12 8 10 20,  10 11 9 13 99 12 7,  11 15 12 10 9 8 14,
  13 12 99 16 11 10 9,  9 10 12 11 14 7 13,  10 8 11 13 12 99 9,  12 11 10 18 9 13 6,  7 14 11 99 12 10 8,
  11 9 13 10 12 15 8,  12 10 11 14 99 9 13,  8 11 16 12 10 7 13,  10 12 9 11 13 99 14,  9 13 11 8 10 12 15,
  11 12 10 9 17 99 13`;
/** The last four weeks of the pilot. */
const PILOT = "2 3/8 1 4/16 3/8 99 3/8,  1 2 3/12 5 2/4 2 6,  4 3 6/8 99 3 2 4,  3/8 2 2 1 7 99 2";

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (index: number) => sorted[index] ?? Number.NaN;
  return (middle(Math.ceil(values.length / 2) - 1) + middle(Math.floor(values.length / 2))) / 2;
}

/** Working days from the receipt to the dispatch, or to the reading. */
function age(entry: string, index: number): number {
  const [days = 0, waited = 0] = entry.split("/").map(Number);
  return Math.min(days, READ_ON - (index % 5)) - waited / HOURS_A_DAY;
}

/** What the controller reads for each week. */
const readings = (weeks: string) => weeks.split(",").map((week) => median(week.trim().split(" ").map(age)));

test("26 weeks of cases, read by the printed rule, give the example's baseline, and three of the last four its target", () => {
  const { lines } = signedPage.example;
  const { baseline, target } = numbersOf(lines) ?? expect.unreachable();
  expect(readings(BASELINE)).toHaveLength(26);
  expect(median(readings(BASELINE))).toBe(baseline);
  expect(readings(PILOT)).toEqual([target, target, 4, target]);
  const printed = JSON.stringify([lines, signedPage.clauses]).replaceAll("\u00a0", " ");
  expect(printed).toMatch(/An open case counts at its age\..*Each week is read eight weeks\* later/);
  expect(printed).toMatch(/median of a week.*median of the 26 weeks\*.*three of the pilot's last four/);
  expect(printed).toContain("Hours in which a proposal waits for your answer do not count.");
});
