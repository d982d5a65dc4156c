import { type ReactNode, useRef } from "react";
import { NumberThreads } from "~/components/sections/specimens/number-threads";
import { Disclosure } from "~/components/ui/disclosure";
import type {
  Clause,
  ClosedClauses,
  Entry,
  PilotReport,
  RunbookContents,
  SignedPage,
  Specimen,
} from "~/content/types/specimens";

interface SignedPageSheetProps extends SignedPage {
  closed?: ClosedClauses;
  /** Printed under the signatures: where the page can be opened again. */
  address?: string | undefined;
}

export function SignedPageSheet({
  figures,
  numbers,
  clauses,
  signatures,
  closed,
  address,
  ...paper
}: SignedPageSheetProps) {
  return (
    <Sheet {...paper}>
      <Entries name="figures" entries={figures}>
        {numbers && <NumberThreads {...numbers} />}
      </Entries>
      <Clauses clauses={clauses.slice(0, closed?.after)} />
      {closed && (
        <Disclosure title={closed.title} open={paper.mark !== "Example"}>
          <Clauses clauses={clauses.slice(closed.after)} />
        </Disclosure>
      )}
      <ul className="sheet__signatures">
        {signatures.map((party) => (
          <li key={party}>{party}</li>
        ))}
      </ul>
      {address && <p className="sheet__address">{address}</p>}
    </Sheet>
  );
}

function Clauses({ clauses }: Pick<SignedPage, "clauses">) {
  return (
    <dl className="sheet__lines">
      {clauses.map((clause) => (
        <ClauseLine key={clause.term} {...clause} />
      ))}
    </dl>
  );
}

function ClauseLine({ term, text, note }: Clause) {
  const first = useRef(text);
  return (
    <div>
      <dt>{term}</dt>
      {/* Each new text is another element, so that its line is drawn again. */}
      <dd key={text} data-changed={text === first.current ? undefined : ""}>
        <span>{text}</span>
      </dd>
      <dd className="sheet__note">{note}</dd>
    </div>
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
  children: ReactNode;
}

/** A paper, plainly marked as an example. It prints on one sheet. */
function Sheet({ mark, title, subject, note, children }: SheetProps) {
  return (
    <article className="sheet">
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

interface EntriesProps {
  name: "figures" | "outcomes";
  entries: readonly Entry[];
  children?: ReactNode;
}

/** Terms with short texts, side by side: the two figures are large. */
function Entries({ name, entries, children }: EntriesProps) {
  return (
    <div className={`sheet__${name}`}>
      <dl>
        {entries.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
