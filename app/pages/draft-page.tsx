import { useState } from "react";
import { Lines, NumberThreads, SheetHead, Signatures } from "~/components/sections/specimens/sheets";
import { Disclosure } from "~/components/ui/disclosure";
import type { Draft, SignedPageText } from "~/content/types/specimens";
import { numbersOf, readDraft } from "~/forms/signed-page/draft";
import { DraftFields } from "~/forms/signed-page/draft-fields";
import { DRAFT_PAGE, draftUrl } from "~/navigation/draft-url";
import { PageShell } from "~/pages/page-shell";

interface DraftSheetProps {
  text: SignedPageText;
  /** Undefined while nothing has been typed. */
  draft?: Draft;
}

/** What a draft's address opens: the sheet, and what its clauses mean. */
export function DraftPage(props: Required<DraftSheetProps>) {
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

/** The page that both sides sign, as a form: a GET, whose address opens the draft. */
export function DraftSheet({ text, draft: opened }: DraftSheetProps) {
  const [draft, setDraft] = useState(opened);
  const { title, clauses, clausesElsewhere, signatures, date, example, draft: caption } = text;
  const fields = { example: example.lines, draft };
  const numbers = (draft && numbersOf(draft)) ?? numbersOf(example.lines);
  /** On a draft's own page the address follows what is typed. */
  const keepInAddress = ({ currentTarget }: React.FocusEvent<HTMLFormElement>) => {
    if (!opened) return;
    const typed = readDraft(new FormData(currentTarget));
    setDraft(typed);
    window.history.replaceState(window.history.state, "", draftUrl(typed));
  };
  return (
    <form className="sheet stack" method="get" action={DRAFT_PAGE} onBlur={keepInAddress}>
      <SheetHead {...caption} title={title} heading={opened ? "h1" : "h3"} />
      <DraftFields names={["process", "measure"]} {...fields} />
      <div className="sheet__figures">
        <DraftFields names={["baseline", "target"]} {...fields} />
        {numbers && <NumberThreads {...numbers} />}
      </div>
      <DraftFields names={["cases", "floor", "source"]} {...fields} />
      {opened ? <Lines lines={clauses.map(({ note, ...clause }) => clause)} /> : <p>{clausesElsewhere}</p>}
      <Signatures names={[...signatures, date]} />
      <p>{caption.note}</p>
      <div className="sheet__actions row">
        {opened && (
          <>
            <button type="submit" className="button" name="contact" value="message">
              Send us this page
            </button>
            <button type="button" className="button button--quiet" onClick={() => window.print()}>
              Print
            </button>
          </>
        )}
        <button type="submit" className={opened ? "button button--quiet" : "button"}>
          {opened ? "Update the address" : "Open as a draft"}
        </button>
        <p className="field-hint">Your words go into the page's address. We keep no copy.</p>
      </div>
    </form>
  );
}
