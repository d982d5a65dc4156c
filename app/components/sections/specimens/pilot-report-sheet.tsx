import { Figures, Sheet } from "~/components/sections/specimens/sheet";
import type { PilotReport } from "~/content/types/specimens";

export function PilotReportSheet({ figures, outcomes, casesTitle, cases, ...paper }: PilotReport) {
  return (
    <Sheet {...paper}>
      <Figures figures={figures} />
      <dl className="sheet__outcomes">
        {outcomes.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h4>{casesTitle}</h4>
      <dl className="sheet__cases">
        {cases.map(({ number, outcome, cause }) => (
          <div key={number}>
            <dt>
              <span className="sheet__number">{number}</span> {outcome}
            </dt>
            <dd>{cause}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
