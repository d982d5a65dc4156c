import { DRAWING, threadPaths } from "~/components/sections/specimens/thread-paths";
import type { Caption, Line, Specimen } from "~/content/types/specimens";

/** A paper, plainly marked as an example. It prints on one sheet. */
export function SpecimenSheet(paper: Specimen) {
  const { opening = [], figures, numbers, lines, signatures, note, ...head } = paper;
  return (
    <article className="sheet stack">
      <SheetHead {...head} />
      <Lines lines={opening} />
      {figures && (
        <div className="sheet__figures">
          {figures.map((figure) => (
            <Figure key={figure.term} {...figure} />
          ))}
          {numbers && <NumberThreads {...numbers} />}
        </div>
      )}
      <Lines lines={lines} />
      {signatures && <Signatures names={signatures} />}
      <p>{note}</p>
    </article>
  );
}

type SheetHeadProps = Omit<Caption, "note"> & { heading?: "h1" | "h3" };

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

export const Lines = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ term, text, note }) => (
    <div className="sheet__line" key={term}>
      <b>{term}</b>
      <p>{withBlanks(text)}</p>
      {note && <p className="sheet__note">{note}</p>}
    </div>
  ));

/** A rule to write on in the place of each open value, above the value's name. */
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

/** A number, large, above its unit. */
function Figure({ term, text }: Line) {
  const [number, ...unit] = text.split(/[ \u00a0]/);
  return (
    <div>
      {term}
      <p>
        <b>{number}</b> {unit.join(" ")}
      </p>
    </div>
  );
}

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
