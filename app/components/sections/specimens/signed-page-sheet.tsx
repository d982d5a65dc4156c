import { Entries, Sheet } from "~/components/sections/specimens/sheet";
import type { SignedPage } from "~/content/types/specimens";

export function SignedPageSheet({ figures, entries, signatures, ...paper }: SignedPage) {
  return (
    <Sheet {...paper}>
      <Entries entries={figures} large />
      <Entries entries={entries} />
      <ul className="sheet__signatures">
        {signatures.map((party) => (
          <li key={party}>{party}</li>
        ))}
      </ul>
    </Sheet>
  );
}
