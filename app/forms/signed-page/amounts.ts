import type { Draft } from "~/content/types/specimens";
import { type ReadNumber, readNumber } from "~/forms/number";

/** What follows the noun of a unit: "amendments per hundred declarations". */
const AFTER_NOUN = /\s(?:per|of|a|an|in|for|from|to|that|with|by|each|every|on|at)\s.*$/;
const SINGULARS: readonly [RegExp, string][] = [
  [/people$/, "person"],
  [/([^aeiou])ies$/, "$1y"],
  [/(ss|sh|ch|x)es$/, "$1"],
  [/([^sui])s$/, "$1"],
];
const UNIT_OF_TIME = /(minute|hour|day|week|month|year)$/;

/** "1 working day", "0.5 days", "82% of orders". */
export function amountOf(number: ReadNumber, unit: string): string {
  if (unit.startsWith("%")) return number.written + unit;
  if (number.value === 0) return "none";
  return unit ? `${number.written} ${unitOf(number, unit)}` : number.written;
}

function unitOf({ written }: ReadNumber, unit: string): string {
  const rest = AFTER_NOUN.exec(unit)?.[0] ?? "";
  const noun = unit.slice(0, unit.length - rest.length);
  if (written !== "1") return noun.replace(UNIT_OF_TIME, "$1s") + rest;
  const [plural, singular] = SINGULARS.find(([plural]) => plural.test(noun)) ?? ["", ""];
  return noun.replace(plural, singular) + rest;
}

/** The two numbers, with the unit that they have or that their percent sign says. */
export function numbersOf(draft: Draft) {
  const [baseline, target] = [readNumber(draft.baseline), readNumber(draft.target)];
  const hasPercent = baseline?.isPercent || target?.isPercent;
  const typed = draft.unit.replace(/^(?:percent|per cent)(?=\s|$)/i, "%");
  const unit = hasPercent && !typed.startsWith("%") ? `% ${typed}`.trim() : typed;
  return { baseline, target, unit };
}

/** The baseline before "to" or an arrow, without the unit where it is the target's: "11", but "5 days" before "1 day". */
export function shortBaseline(baseline: ReadNumber, target: ReadNumber | undefined, unit: string): string {
  if (unit.startsWith("%") && target) return `${baseline.written}%`;
  const isSame = target && baseline.value && target.value && unitOf(baseline, unit) === unitOf(target, unit);
  return isSame ? baseline.written : amountOf(baseline, unit);
}

/** "13 points more" between percentages, "54% less" otherwise. From nothing, to nothing and below zero there is no ratio. */
export function differenceOf({ value: from }: ReadNumber, { value: to }: ReadNumber, unit: string): string {
  const direction = to < from ? "less" : "more";
  // Without the error of binary fractions: 2.5 − 4.2 is −1.7000000000000002.
  const change = Number(Math.abs(to - from).toPrecision(12));
  const written = change.toLocaleString("en", { maximumFractionDigits: 4 });
  if (unit.startsWith("%")) return `${written} ${change === 1 ? "point" : "points"} ${direction}`;
  if (from < 0 || to < 0) return `${written} ${direction}`;
  if (from === 0 || to === 0) return "";
  const percent = (change / from) * 100;
  return `${percent.toLocaleString("en", percent < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 })}% ${direction}`;
}
