import { Disclosure } from "~/components/ui/disclosure";
import type { Draft, SignedPageText } from "~/content/types/specimens";
import { DraftSheet } from "~/pages/draft-sheet";
import { PageShell } from "~/pages/page-shell";

/** What a draft's address opens: the sheet, and what its clauses mean. */
export function DraftPage(props: { text: SignedPageText; draft: Draft }) {
  const { meaning, clauses } = props.text;
  return (
    <PageShell>
      <section className="theme-light section draft-page">
        <DraftSheet {...props} />
        <Disclosure title={meaning}>
          {clauses.map(({ term, note }) => note && <p key={term}>{`${term}: ${note}`}</p>)}
        </Disclosure>
      </section>
    </PageShell>
  );
}
