import type { ReactNode } from "react";
import type { Entry, Specimen } from "~/content/types/specimens";

interface SheetProps extends Specimen {
  children: ReactNode;
}

/** A paper, plainly marked as an example. It prints on one sheet. */
export function Sheet({ mark, title, subject, note, children }: SheetProps) {
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

/** Two figures, large and side by side. */
export function Figures({ figures }: { figures: readonly [Entry, Entry] }) {
  return (
    <dl className="sheet__figures">
      {figures.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
