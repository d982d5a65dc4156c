import { Form, useLocation, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { announce } from "~/components/ui/live-region";
import type { SignedPage, SignedPageText } from "~/content/types/specimens";
import { draftErrors, draftFields, draftOf, isStarted, readDraft } from "~/forms/signed-page/draft";
import { DraftFields } from "~/forms/signed-page/draft-fields";
import { completeFields, pageAsText, writePage } from "~/forms/signed-page/write-page";
import { isContactUrl } from "~/navigation/contact-url";
import { DRAFT_URL, draftSearch, draftUrl } from "~/navigation/draft-url";

interface DraftFormProps {
  text: SignedPageText;
  /** The day on which a draft was written. */
  date: string | undefined;
  children(page: SignedPage): ReactNode;
}

/**
 * The page that both sides sign, as a form: a GET, so that the address carries what was typed. The server writes the page
 * from the address; with scripts it is written while one types, and the address follows when a field is left.
 */
export function DraftForm({ text, date, children }: DraftFormProps) {
  const { search } = useLocation();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(search));
  const [left, setLeft] = useState<string[]>(isStarted(draft) ? draftFields : []);
  const isExample = !isStarted(draft);
  const page = writePage(text, draft, date);
  const spoken = useRef(page);
  const [copied, setCopied] = useState("");
  const errors = draftErrors(draft);
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => left.includes(name)));
  const asText = pageAsText(page);

  const read = () => {
    if (form.current) setDraft(readDraft(new FormData(form.current)));
  };
  // What was typed before hydration.
  useEffect(read, []);

  const keepInAddress = () => {
    // The modal has an address of its own, and takes the focus from here.
    if (isExample || isContactUrl(search) || draftSearch(draft) === draftSearch(draftOf(search))) return;
    // A request that fails would put the error page in the place of this one.
    if (!navigator.onLine) window.history.replaceState(window.history.state, "", draftUrl(draft));
    else submit(form.current, { action: "/services", replace: true, preventScrollReset: true });
  };
  const onBlur = ({ target: { name } }: React.FocusEvent<HTMLFormElement>) => {
    setLeft([...left, name]);
    keepInAddress();
    const before = spoken.current;
    const written = page.clauses.filter(({ text }, index) => text !== before.clauses[index]?.text);
    if (page.mark !== before.mark) announce("Your draft takes the place of the example.");
    else if (written.length > 0) announce(`Written: ${written.map(({ term }) => term).join("; ")}.`);
    spoken.current = page;
  };
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    setLeft(draftFields);
    const wrong = draftFields.find((name) => errors[name]);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!wrong && submitter?.hasAttribute("name")) return;
    event.preventDefault();
    keepInAddress();
    if (wrong) document.getElementById(`draft-${wrong}`)?.focus();
    else form.current?.nextElementSibling?.scrollIntoView({ block: "nearest" });
  };
  /** Without the right to write to the clipboard, the text is there to be copied by hand. */
  const copy = ({ currentTarget }: React.SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    const done = () => {
      setCopied(asText);
      announce("Copied.");
    };
    navigator.clipboard?.writeText(asText).then(done, () => {});
  };

  return (
    <div className="draft beside" id="signed-page" data-started={isExample ? undefined : ""}>
      <Form
        ref={form}
        action={DRAFT_URL}
        className="draft__form"
        preventScrollReset
        onInput={read}
        onBlur={onBlur}
        onSubmit={onSubmit}
      >
        <div className="form__fields draft__fields">
          <DraftFields
            names={draftFields}
            example={text.example.case}
            readings={text.readings}
            draft={draft}
            errors={shown}
            complete={isExample ? [] : completeFields(draft)}
          />
        </div>
        <div className="draft__ways">
          <button type="submit" className={isExample ? "button" : "button button--quiet"}>
            Write the page
          </button>
          {!isExample && (
            <>
              <button type="submit" className="button" name="contact" value="message">
                Send us this page
              </button>
              <button type="button" className="draft__print" onClick={() => window.print()}>
                Print
              </button>
              <details onToggle={copy}>
                <summary>{copied === asText ? "Copied" : "Copy as text"}</summary>
                <textarea aria-label="The page as text" readOnly value={asText} rows={8} />
              </details>
            </>
          )}
          <p className="field-hint">
            What you type stands in the address of this page, so that you can pass it on. We keep no copy.
          </p>
        </div>
      </Form>
      {children(page)}
    </div>
  );
}
