import type { ReactNode } from "react";
import { preventOrphans } from "~/components/ui/prevent-orphans";
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

interface EntriesProps {
  entries: readonly Entry[];
  /** Two figures, large and side by side. */
  large?: boolean;
}

export function Entries({ entries, large }: EntriesProps) {
  return (
    <dl className={large ? "sheet__figures" : "sheet__entries"}>
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{preventOrphans(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
