import type { Draft, Reading } from "~/content/types/specimens";
import { numberViolation, readNumber } from "~/forms/number";
import { type Rule, ruleViolation } from "~/forms/rules";

export type DraftField = keyof Draft;

/** In their order, with what each takes. None is personal: they stand in the address, which the next request repeats. */
export const draftRules = {
  process: { label: "Process", limit: 80, required: "Please name the process" },
  cases: { label: "Cases that count", limit: 100 },
  measure: { label: "What is measured", limit: 120 },
  baseline: { label: "Baseline, today", limit: 20, inputMode: "decimal" },
  target: { label: "Target, agreed", limit: 20, inputMode: "decimal" },
  unit: { label: "Unit", limit: 40 },
  floor: { label: "Floor of quality", limit: 100 },
  reading: { label: "How it is read", limit: 20 },
  weeks: { label: "Weeks of the pilot", limit: 20, inputMode: "numeric" },
  source: { label: "Source of the number, and who reads it", limit: 100 },
} as const satisfies Record<DraftField, Rule & { label: string; inputMode?: "decimal" | "numeric" }>;

export const draftFields = Object.keys(draftRules) as DraftField[];

/** Reached means three of a pilot's last four weeks. Longer than half a year, a case is read on its past. */
const WEEKS = { least: 4, most: 26 };

/** What was typed, as it was typed, from a form or from an address that anyone may have made up. */
export function readDraft(from: { get(name: string): unknown }): Draft {
  const text = (name: DraftField) => String(from.get(name) ?? "");
  const reading: Reading = text("reading") === "past" ? "past" : "weekly";
  return {
    ...(Object.fromEntries(draftFields.map((name) => [name, text(name)])) as unknown as Draft),
    reading,
  };
}

/** The draft in an address. It is one when it has a process: the page cache answers all others with the example. */
export function draftOf(search: string): Draft {
  const parameters = new URLSearchParams(search);
  return readDraft(parameters.has("process") ? parameters : new URLSearchParams());
}

export const isStarted = ({ reading, ...texts }: Draft) => Object.values(texts).some((text) => text.trim());

/** The messages for what is typed; every field but the first may stay empty. */
export function draftErrors(draft: Draft): Partial<Record<DraftField, string>> {
  const errors: Partial<Record<DraftField, string>> = {};
  if (!isStarted(draft)) return errors;
  for (const name of draftFields) {
    const rule = draftRules[name];
    const violation =
      ruleViolation(rule, draft[name]) ?? ("inputMode" in rule ? numberViolation(draft[name]) : undefined);
    if (violation) errors[name] = violation;
  }
  const [baseline, target, weeks] = [draft.baseline, draft.target, draft.weeks].map(
    (typed) => readNumber(typed)?.value,
  );
  if (baseline !== undefined && baseline === target)
    errors.target ??= "Please enter a target that differs from the baseline";
  const isLength = Number.isInteger(weeks) && Number(weeks) >= WEEKS.least && Number(weeks) <= WEEKS.most;
  if (draft.weeks.trim() && !isLength)
    errors.weeks ??= `Please enter ${WEEKS.least} to ${WEEKS.most} whole weeks: the last four decide`;
  return errors;
}
