import type { Draft, SignedPage, SignedPageText } from "~/content/types/specimens";
import { readNumber } from "~/forms/number";
import { cleanText } from "~/forms/rules";
import { amountOf, differenceOf, numbersOf, shortBaseline } from "~/forms/signed-page/amounts";
import { type DraftField, draftErrors, draftFields, isStarted } from "~/forms/signed-page/draft";

/** To write into. */
const BLANK = "……";

/** The page with the visitor's case on it, or with the example's while nothing is typed. What is missing or wrong is blank. */
export function writePage(text: SignedPageText, typed: Draft, date?: string): SignedPage {
  const { example, figures, readings, title, signatures } = text;
  const isExample = !isStarted(typed);
  const { mark, subject, note } = isExample ? example : text.draft;
  const draft = isExample ? example.case : rightTexts(typed);
  const { baseline, target, unit } = numbersOf(draft);
  const star = isExample ? "*" : "";
  const blank = unit.replace(/^(?!%|$)/, " ");
  const whole = (number: typeof target) => (number ? amountOf(number, unit) + star : BLANK + blank);
  const texts = Object.entries(draft).filter(([, text]) => text);
  const weeks = readNumber(draft.weeks);
  const difference = baseline && target ? differenceOf(baseline, target, unit) : "";
  const values: Record<string, string | undefined> = {
    ...(isExample ? example.terms : {}),
    ...Object.fromEntries(texts),
    date,
    weeks: weeks && weeks.written + star,
    baseline: baseline && shortBaseline(baseline, target, unit) + star,
    target: whole(target),
    difference: difference && `, ${difference}${star}`,
  };
  const sentences: Record<string, string> = readings[draft.reading];
  /** A slot that a visitor typed stays text. */
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_, name) => {
      const sentence = sentences[name];
      return sentence ? fill(sentence) : (values[name] ?? BLANK);
    });
  return {
    mark,
    title,
    subject: fill(subject),
    figures: [
      { term: figures[0], text: whole(baseline) },
      { term: figures[1], text: whole(target) },
    ],
    numbers: baseline && target && { baseline: baseline.value, target: target.value },
    clauses: text.clauses.map(({ term, text, note }) => ({ term, text: capitalised(fill(text)), note })),
    signatures,
    note,
  };
}

/** What the visitor typed, without what is wrong; sentences bring their own full stop. */
function rightTexts(draft: Draft): Draft {
  const errors = draftErrors(draft);
  const text = (name: DraftField) => cleanText({}, draft[name]).replace(/[.:;,]+$/, "");
  const right = draftFields.map((name) => [name, errors[name] ? "" : text(name)]);
  return { ...Object.fromEntries(right), reading: draft.reading };
}

/** The fields that stand on the page as they were typed. */
export const completeFields = (draft: Draft): DraftField[] => {
  const texts = rightTexts(draft);
  return draftFields.filter((name) => texts[name]);
};

/** A sentence begins with a capital, except where its first word has capitals of its own: "iPad". */
const capitalised = (text: string) =>
  text.replace(/^\p{Ll}+(?![\p{L}\p{N}])/u, (word) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1));

/** "Invoice approval: 12 → 3 days, a draft" */
export function draftTitle(typed: Draft): string {
  const draft = rightTexts(typed);
  const { baseline, target, unit } = numbersOf(draft);
  const change =
    baseline && target && `: ${shortBaseline(baseline, target, unit)} → ${amountOf(target, unit)}`;
  return `${draft.process || "One outcome"}${change ?? ""}, a draft`;
}

/** For a message, and to be copied. */
export function pageAsText({ mark, title, subject, figures, clauses, signatures, note }: SignedPage): string {
  const terms = [...figures, ...clauses].map(({ term, text }) => `${term}: ${text}`);
  return [`${title} (${mark})`, subject, ...terms, ...signatures.map((party) => `${party}:`), note].join(
    "\n\n",
  );
}
