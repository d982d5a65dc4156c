import type { SignedPage } from "~/content/types/specimens";
import {
  type Draft,
  type DraftField,
  differenceInWords,
  type Measure,
  writtenTexts,
} from "~/forms/signed-page/draft";
import { numberOf } from "~/forms/signed-page/number";

/** The lines that depend on the kind of measure. */
const byMeasure: Record<Measure, { outcome: string; measure: string; floor: string }> = {
  time: {
    outcome: "a case takes {target} instead of {baseline}",
    measure: "The time from a case's start to its end, in {unit}: the median of a calendar week.",
    floor: "No more cases go wrong than before the pilot.",
  },
  share: {
    outcome: "{target} instead of {baseline}",
    measure: "The share in {unit}, over all cases of a calendar week.",
    floor: "No case waits longer than before the pilot.",
  },
  cost: {
    outcome: "a case costs {target} instead of {baseline}",
    measure:
      "The cost of a case in {unit}, the hours of your people included: the average of a calendar week.",
    floor: "Cases are settled as fast as before the pilot, and no more of them go wrong.",
  },
  errors: {
    outcome: "{target} instead of {baseline}",
    measure: "Counted in {unit}: whatever a check or a complaint finds in a calendar week.",
    floor: "No case waits longer than before the pilot.",
  },
};

/** What no measure decides. */
const OPEN = {
  term: "Still open",
  text: "Pilot price and own costs, running fee, who decides what, access, models, the AI Act, ownership.",
  note: "Both sides enter these before they sign, as in the example.",
};
const BLANK = "……";

/** The example's page with the visitor's case on it. What is missing or wrong is left blank. */
export function writePage(example: SignedPage, draft: Draft): SignedPage {
  const texts = writtenTexts(draft);
  const text = (name: DraftField) => texts[name] ?? BLANK;
  const number = (name: DraftField) => (texts[name] ? numberOf(draft[name]) : undefined);
  const withUnit = (name: "baseline" | "target") => text(name) + text("unit").replace(/^(?!%)/, " ");
  const [baseline, target] = [number("baseline"), number("target")];
  const difference = baseline !== undefined && target !== undefined && differenceInWords(baseline, target);
  const values: Record<string, string> = {
    unit: text("unit"),
    baseline: text("baseline") + (text("unit").startsWith("%") ? "%" : ""),
    target: withUnit("target"),
  };
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  const { outcome, measure, floor } = byMeasure[draft.measure];
  const written: Record<string, string> = {
    Outcome: `${text("process")}: ${fill(outcome)}${difference ? `, ${difference}` : ""}.`,
    Measure: `${fill(measure)} Your own people read it every week. Source: ${text("source")}. The baseline is read in the same way.`,
    "What is counted": "Every case of the week: the refused, the returned and the unsent ones as well.",
    "Floor of quality": floor,
    "Reached, held, missed":
      "Reached: target and floor are met in three of the pilot's last four weeks. Held: the same in three of a month's last four weeks. Otherwise missed.",
    "How long, and stops": `${text("weeks")} weeks from the day on which the last access is granted. You may stop on any day and owe the finished steps.`,
  };
  return {
    ...example,
    mark: "Draft, not an offer",
    subject: `${text("process")}. Written by the client, before anything is agreed.`,
    figures: [
      { term: example.figures[0].term, text: withUnit("baseline") },
      { term: example.figures[1].term, text: withUnit("target") },
    ],
    entries: [
      ...example.entries.flatMap(({ term, note }) =>
        written[term] ? { term, text: written[term], note } : [],
      ),
      OPEN,
    ],
    note: "A draft offers and promises nothing. Both sides complete it before they sign.",
  };
}

/** For a message, and to be copied. */
export function pageAsText({ mark, title, subject, figures, entries, signatures, note }: SignedPage): string {
  const terms = [...figures, ...entries].map(({ term, text }) => `${term}: ${text}`);
  return [`${title} (${mark})`, subject, ...terms, ...signatures.map((party) => `${party}:`), note].join(
    "\n\n",
  );
}
