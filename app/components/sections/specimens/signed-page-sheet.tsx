import { Figures, Sheet } from "~/components/sections/specimens/sheet";
import type { SignedPage } from "~/content/types/specimens";

/** Each line has a margin note that says what the line is for. */
export function SignedPageSheet({ figures, entries, signatures, ...paper }: SignedPage) {
  return (
    <Sheet {...paper}>
      <Figures figures={figures} />
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
