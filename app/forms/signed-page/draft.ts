import type { Draft, DraftField, Line, SignedPageText, Specimen } from "~/content/types/specimens";
import { asciiDigits, type Rule, ruleViolation } from "~/forms/rules";

/** In the order of the sheet. None is personal: they stand in the address, which the next request repeats. */
export const draftRules = {
  process: { label: "Process", limit: 80, required: "Please name the process", multiline: true },
  measure: { label: "What is measured", limit: 120, multiline: true },
  baseline: { label: "Today (baseline)", limit: 40, multiline: true },
  target: { label: "Agreed (target)", limit: 40, multiline: true },
  cases: { label: "Which cases count", limit: 120, multiline: true },
  floor: { label: "What must not get worse (floor)", limit: 100, multiline: true },
  source: { label: "Who reads it, where and when", limit: 130, multiline: true },
} as const satisfies Record<DraftField, Rule>;

const draftFields = Object.keys(draftRules) as DraftField[];

/** What was typed, from a form or from an address that anyone may have made up. */
export function readDraft(from: { get(name: string): unknown }): Draft {
  const text = (name: DraftField) => String(from.get(name) ?? "").replace(/\r\n?/g, "\n");
  return Object.fromEntries(draftFields.map((name) => [name, text(name)])) as unknown as Draft;
}

/** The draft in an address, which has a process, if only an empty one: the page cache answers all others. */
export function draftOf(search: string): Draft | undefined {
  const parameters = new URLSearchParams(search);
  const draft = readDraft(parameters);
  return parameters.has("process") && Object.values(draft).some((text) => text.trim()) ? draft : undefined;
}

/** The message for a field with too much text, or for a draft without a process. */
export const draftError = (name: DraftField, draft: Draft) => ruleViolation(draftRules[name], draft[name]);

const linesOf = (draft: Draft): Line[] =>
  draftFields.map((name) => ({ term: draftRules[name].label, text: draft[name] }));

/** "11 days" and "2,5 %", but neither "1.250", "40k" nor "12:30". */
const PLAIN_NUMBER = /^(\d+)(?:[.,](\d{1,2}))?(?=\*?(?:\s*$|\s*%|\s+\D))/;

/** Both numbers of a draft, where each text begins with a plain one. */
export function numbersOf(draft: Draft): Specimen["numbers"] {
  const [baseline, target] = [draft.baseline, draft.target].map((text) => {
    const [, whole, decimals = ""] = PLAIN_NUMBER.exec(asciiDigits(text.trim())) ?? [];
    return whole && Number(`${whole}.${decimals}`);
  });
  return typeof baseline === "number" && typeof target === "number" ? { baseline, target } : undefined;
}

/** The example as a paper. */
export function examplePage({ title, clauses, signatures, example }: SignedPageText): Specimen {
  const { lines: values, ...caption } = example;
  const lines = linesOf(values);
  const filled = clauses.map((clause) => ({ ...clause, text: clause.text.replace(/\{.+?\|(.+?)\}/g, "$1") }));
  return {
    ...caption,
    title,
    opening: lines.slice(0, 2),
    figures: lines.slice(2, 4),
    numbers: numbersOf(values),
    lines: [...lines.slice(4), ...filled],
    signatures,
  };
}

/** "Invoice approval: 12 days → 3 days, a draft" */
export function draftTitle({ process, baseline, target }: Draft): string {
  const change = baseline.trim() && target.trim() && `: ${baseline} → ${target}`;
  return `${process}${change}, a draft`.replace(/\s+/g, " ");
}

/** For a message. */
export function draftAsText({ title, clauses, draft: { mark, note } }: SignedPageText, draft: Draft): string {
  const standing = clauses.map(({ term, text }) => ({
    term,
    text: text.replace(/\{(.+?)\|.+?\}/g, "____ ($1)"),
  }));
  const lines = [...linesOf(draft), ...standing].map(({ term, text }) => `${term}: ${text.trim() || "____"}`);
  return [`${title} (${mark})`, ...lines, note].join("\n\n");
}
