import type { ReactNode } from "react";
import { DRAWING, threadPaths } from "~/components/sections/specimens/thread-paths";
import type { Clause, Entry, ListedSpecimen, Specimen } from "~/content/types/specimens";

interface SignedPageSheetProps extends Specimen {
  /** The upper lines, in their order; after the two numbers any may be missing. */
  lines: readonly Entry[];
  numbers: { baseline: number; target: number } | undefined;
  clauses: readonly Clause[];
  signatures: readonly string[];
}

/** The page that both sides sign, with an example's values in it. */
export function SignedPageSheet({ lines, numbers, clauses, signatures, ...paper }: SignedPageSheetProps) {
  return (
    <Sheet {...paper}>
      <Lines entries={lines.slice(0, 2)} />
      <Figures entries={lines.slice(2, 4)}>{numbers && <NumberThreads {...numbers} />}</Figures>
      <Lines entries={lines.slice(4)} />
      <Clauses clauses={clauses} isExample />
      <Signatures names={signatures} />
    </Sheet>
  );
}

const Lines = ({ entries }: { entries: readonly Entry[] }) =>
  entries.map(({ term, text }) => (
    <Line key={term} term={term}>
      {text}
    </Line>
  ));

function Line({ term, note, children }: { term: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="sheet__line">
      <b>{term}</b>
      <p>{children}</p>
      {note && <p className="sheet__note">{note}</p>}
    </div>
  );
}

/** The notes stand in the margin of an example. */
export function Clauses({ clauses, isExample }: { clauses: readonly Clause[]; isExample?: true }) {
  return clauses.map(({ term, text, note }) => (
    <Line key={term} term={term} note={isExample && note}>
      {isExample ? text.replace(/\{.+?\|(.+?)\}/g, "$1") : withBlanks(text)}
    </Line>
  ));
}

/** A rule to write on in the place of each value, above the value's name. */
const withBlanks = (text: string) =>
  text.split(/\{(.+?)\|.+?\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <span className="sheet__blank" key={index}>
        <span className="visually-hidden">blank: </span>
        {part}
      </span>
    ),
  );

export function NumberThreads({ baseline, target }: { baseline: number; target: number }) {
  const { entering, leaving } = threadPaths(baseline, target);
  return (
    <svg
      className="sheet__threads"
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={entering} />
      <path d={leaving} />
    </svg>
  );
}

export function Signatures({ names }: { names: readonly string[] }) {
  return (
    <ul className="sheet__signatures">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

export function ListedSheet({ figures, lines, ...paper }: ListedSpecimen) {
  return (
    <Sheet {...paper}>
      {figures && <Figures entries={figures} />}
      <Lines entries={lines} />
    </Sheet>
  );
}

/** A paper, plainly marked as an example. It prints on one sheet. */
function Sheet({ note, children, ...head }: Specimen & { children: ReactNode }) {
  return (
    <article className="sheet">
      <SheetHead {...head} />
      {children}
      <p>{note}</p>
    </article>
  );
}

type SheetHeadProps = Omit<Specimen, "note"> & { heading?: "h1" | "h3" };

export function SheetHead({ mark, title, subject, date, heading: Heading = "h3" }: SheetHeadProps) {
  return (
    <header>
      <p className="eyebrow">{mark}</p>
      <Heading>{title}</Heading>
      {subject && <p>{subject}</p>}
      {date && <p>{date}</p>}
    </header>
  );
}

/** Two numbers side by side, large, each above its unit. */
function Figures({ entries, children }: { entries: readonly Entry[]; children?: ReactNode }) {
  return (
    <div className="sheet__figures">
      {entries.map(({ term, text }) => {
        const [number, ...unit] = text.split(/[ \u00a0]/);
        return (
          <div key={term}>
            {term}
            <p>
              <b>{number}</b> {unit.join(" ")}
            </p>
          </div>
        );
      })}
      {children}
    </div>
  );
}
