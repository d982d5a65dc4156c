import { cleanText, ruleViolation } from "~/forms/rules";
import { numberOf, writtenNumber } from "~/forms/signed-page/number";

/** In their order, each with the example's text. None is personal: they stand in the address. */
export const draftLabels = {
  process: ["Process", "Claims for short deliveries"],
  measure: ["Measure", ""],
  unit: ["Unit", "working days"],
  baseline: ["Baseline, today", "11"],
  target: ["Target", "2"],
  weeks: ["Weeks of the pilot", "8"],
  source: ["Where the number comes from", "A saved query in the purchasing system"],
} as const;

export type DraftField = keyof typeof draftLabels;
export const draftFields = Object.keys(draftLabels) as DraftField[];
export const isNumeric = (name: DraftField) => ["baseline", "target", "weeks"].includes(name);

/** Measures by kind. */
export const measures = {
  time: { name: "Time per case", better: "less" },
  share: { name: "Share", better: "more" },
  cost: { name: "Cost per case", better: "less" },
  errors: { name: "Errors", better: "less" },
} as const;

export type Measure = keyof typeof measures;
export type Draft = Record<Exclude<DraftField, "measure">, string> & { measure: Measure };

/** Reached means three of a pilot's last four weeks. Longer than half a year, a case is read on its past. */
const WEEKS = { least: 4, most: 26 };
/** Of each text, in characters. All are in the address, which the next request repeats as its referrer: headers may have 16 kB. */
export const DRAFT_LIMIT = 80;

/** What was typed, as it was typed, from a form or from an address that anyone may have made up. */
export function readDraft(from: { get(name: string): unknown }): Draft {
  const text = (name: string) => String(from.get(name) ?? "");
  const measure = text("measure");
  const values = Object.fromEntries(draftFields.map((name) => [name, text(name)]));
  return { ...values, measure: isMeasure(measure) ? measure : "time" } as Draft;
}

/** The draft in an address. It is one when it has a process: the page cache answers all others with the example. */
export function draftOf(search: string): Draft {
  const parameters = new URLSearchParams(search);
  return readDraft(parameters.has("process") ? parameters : new URLSearchParams());
}

const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name);

export const isStarted = ({ measure, ...texts }: Draft) => Object.values(texts).some((text) => text.trim());

/** The messages for what is typed; a field may stay empty. */
export function draftErrors(draft: Draft): Partial<Record<DraftField, string>> {
  const errors: Partial<Record<DraftField, string>> = {};
  for (const name of draftFields) {
    const violation = ruleViolation({ limit: DRAFT_LIMIT }, draft[name]);
    if (violation) errors[name] = violation;
  }
  for (const name of ["baseline", "target"] as const) {
    const number = numberOf(draft[name]);
    if (number === undefined && draft[name].trim())
      errors[name] ??= "Please enter a number, such as 11 or 2.5";
    if (draft.measure === "share" && Number(number) > 100) errors[name] = "A share is at most 100";
  }
  const [baseline, target, weeks] = [draft.baseline, draft.target, draft.weeks].map(numberOf);
  const { better } = measures[draft.measure];
  if (baseline !== undefined && target !== undefined && !errors.target) {
    if (better === "less" && target >= baseline)
      errors.target = "Less is better: please enter a target below the baseline";
    if (better === "more" && target <= baseline)
      errors.target = "More is better: please enter a target above the baseline";
  }
  const isLength = Number.isInteger(weeks) && Number(weeks) >= WEEKS.least && Number(weeks) <= WEEKS.most;
  if (draft.weeks.trim() && !isLength)
    errors.weeks ??= `Please enter ${WEEKS.least} to ${WEEKS.most} whole weeks: the last four decide`;
  return errors;
}

const FRACTIONS: readonly [number, string][] = [
  [1 / 10, "a tenth"],
  [1 / 5, "a fifth"],
  [1 / 4, "a quarter"],
  [1 / 3, "a third"],
  [2 / 5, "two fifths"],
  [1 / 2, "half"],
  [3 / 5, "three fifths"],
  [2 / 3, "two thirds"],
  [3 / 4, "three quarters"],
  [4 / 5, "four fifths"],
  [9 / 10, "nine tenths"],
];

/** How far the target is from the baseline: "two thirds less", "about half as much again", "3 times as much". */
export function differenceInWords(baseline: number, target: number): string | undefined {
  if (baseline === 0 || target === baseline) return undefined;
  if (target === 0) return "none at all";
  const change = Math.abs(target / baseline - 1);
  const direction = target < baseline ? "less" : "more";
  if (change < 0.05) return `slightly ${direction}`;
  if (direction === "more" && change > 0.95) {
    const times = Math.round(target / baseline);
    return `${about(times, target / baseline)}${times === 2 ? "twice" : `${times} times`} as much`;
  }
  const [fraction, words] = FRACTIONS.reduce((nearest, next) =>
    Math.abs(next[0] - change) < Math.abs(nearest[0] - change) ? next : nearest,
  );
  if (change > 0.95) return "more than nine tenths less";
  if (words === "half")
    return `${about(fraction, change)}half as much${direction === "more" ? " again" : ""}`;
  return `${about(fraction, change)}${words} ${direction}`;
}

const about = (said: number, exact: number) => (Math.abs(said - exact) < 0.005 ? "" : "about ");

/** The fields' texts as they are written on the page: nothing that is empty or wrong. */
export function writtenTexts(draft: Draft): Partial<Record<DraftField, string>> {
  const errors = draftErrors(draft);
  const written = (name: DraftField) =>
    isNumeric(name) ? writtenNumber(draft[name]) : cleanText({}, draft[name]).replace(/[.:;,]+$/, "");
  const right = draftFields.filter((name) => !errors[name] && written(name));
  return Object.fromEntries(right.map((name) => [name, written(name)]));
}
