import type { ReactNode } from "react";
import type { Entry, PilotReport, RunbookContents, SignedPage, Specimen } from "~/content/types/specimens";

interface SignedPageSheetProps extends SignedPage {
  /** Fields that take the place of the figures, except on paper. */
  children?: ReactNode;
}

/** Each line has a margin note that says what the line is for. */
export function SignedPageSheet({ figures, entries, signatures, children, ...paper }: SignedPageSheetProps) {
  return (
    <Sheet {...paper} id="signed-page">
      {children}
      <Entries name="figures" entries={figures} />
      <dl className="sheet__lines">
        {entries.map(({ term, text, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
            <dd className="sheet__note">{note}</dd>
          </div>
        ))}
      </dl>
      <ul className="sheet__signatures">
        {signatures.map((party) => (
          <li key={party}>{party}</li>
        ))}
      </ul>
    </Sheet>
  );
}

export function PilotReportSheet({ figures, outcomes, casesTitle, cases, ...paper }: PilotReport) {
  return (
    <Sheet {...paper}>
      <Entries name="figures" entries={figures} />
      <Entries name="outcomes" entries={outcomes} />
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

export function RunbookSheet({ chapters, ...paper }: RunbookContents) {
  return (
    <Sheet {...paper}>
      <ol className="sheet__chapters">
        {chapters.map(({ title, sections }) => (
          <li key={title}>
            <h4>{title}</h4>
            <ul>
              {sections.map((section) => (
                <li key={section.title}>
                  <span>{section.title}</span> <span>{section.page}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface SheetProps extends Specimen {
  id?: string;
  children: ReactNode;
}

/** A paper, plainly marked as an example. It prints on one sheet. */
function Sheet({ id, mark, title, subject, note, children }: SheetProps) {
  return (
    <article className="sheet" id={id}>
      <header>
        <p className="eyebrow">{mark}</p>
        <h3>{title}</h3>
        <p>{subject}</p>
      </header>
      {children}
      <p>{note}</p>
    </article>
  );
}

/** Terms with short texts, side by side: the two figures are large. */
function Entries({ name, entries }: { name: "figures" | "outcomes"; entries: readonly Entry[] }) {
  return (
    <dl className={`sheet__${name}`}>
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
