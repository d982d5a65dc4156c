import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { announce } from "~/components/ui/live-region";
import type { SignedPage } from "~/content/types/specimens";
import { Field } from "~/forms/fields/field";
import {
  DRAFT_LIMIT,
  draftErrors,
  draftFields,
  draftLabels,
  draftOf,
  isNumeric,
  isStarted,
  measures,
  readDraft,
  writtenTexts,
} from "~/forms/signed-page/draft";
import { pageAsText, writePage } from "~/forms/signed-page/write-page";
import { isContactUrl } from "~/navigation/contact-url";

const PAGE = "/services#signed-page";

interface DraftFormProps {
  example: SignedPage;
  /** Draws the page, with the fields in the place of its figures. */
  children(page: SignedPage, fields: ReactNode): ReactNode;
}

/**
 * The page that both sides sign, as a form: a GET, so that the address carries what was typed. The server writes the page
 * from the address; with scripts it is written while one types.
 */
export function DraftForm({ example, children }: DraftFormProps) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(search));
  const [left, setLeft] = useState<string[]>(isStarted(draft) ? draftFields : []);
  const isExample = !isStarted(draft);
  const page = isExample ? example : writePage(example, draft);
  const spoken = useRef(page);
  const [copied, setCopied] = useState("");
  const errors = draftErrors(draft);
  const complete = isExample ? {} : writtenTexts(draft);
  const text = pageAsText(page);

  const read = () => {
    if (form.current) setDraft(readDraft(new FormData(form.current)));
  };
  // What was typed before hydration.
  useEffect(read, []);

  const keepInAddress = () => {
    // The modal has an address of its own, and takes the focus from here.
    if (isExample || isContactUrl(window.location.search)) return;
    const typed = new URLSearchParams(Object.entries(draft));
    // Past the router, which would load the page's data again.
    window.history.replaceState(window.history.state, "", PAGE.replace("#", `?${typed}#`));
  };
  const onBlur = ({ target: { name } }: React.FocusEvent<HTMLFormElement>) => {
    setLeft([...left, name]);
    keepInAddress();
    const before = spoken.current;
    const written = page.entries.filter((entry, index) => entry.text !== before.entries[index]?.text);
    if (!isExample && before === example) announce("Your draft takes the place of the example.");
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
    else form.current?.scrollIntoView();
  };
  /** Without the right to write to the clipboard, the text is there to be copied by hand. */
  const copy = ({ currentTarget }: React.SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    const done = () => {
      setCopied(text);
      announce("Copied.");
    };
    navigator.clipboard?.writeText(text).then(done, () => {});
  };

  const fields = (
    <div className="draft__fields">
      {draftFields.map((name) => {
        const error = left.includes(name) ? errors[name] : undefined;
        const id = `draft-${name}`;
        const control = {
          id,
          name,
          defaultValue: draft[name],
          "aria-invalid": error ? true : undefined,
          "aria-describedby": error && `${id}-error`,
          "data-complete": complete[name] ? "" : undefined,
        };
        const [label, placeholder] = draftLabels[name];
        const inputMode = isNumeric(name) ? "decimal" : undefined;
        return (
          <Field key={name} name={name} id={id} label={label} errors={error ? [error] : undefined}>
            {name === "measure" ? (
              <select {...control}>
                {Object.entries(measures).map(([measure, { name }]) => (
                  <option key={measure} value={measure}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <input
                type="text"
                {...control}
                placeholder={placeholder}
                maxLength={DRAFT_LIMIT}
                inputMode={inputMode}
                autoComplete="off"
                dir="auto"
              />
            )}
          </Field>
        );
      })}
    </div>
  );

  return (
    <Form
      ref={form}
      action={PAGE}
      className="draft"
      data-started={isExample ? undefined : ""}
      preventScrollReset
      onInput={read}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      {children(page, fields)}
      <div className="draft__ways">
        <button type="submit" className={isExample ? "button" : "button button--quiet"}>
          Write the page
        </button>
        {!isExample && (
          <>
            <button type="submit" className="button" name="contact" value="message">
              Send us this page
            </button>
            <button
              type="button"
              className="button button--quiet draft__print"
              onClick={() => window.print()}
            >
              Print
            </button>
            <details onToggle={copy}>
              <summary>{copied === text ? "Copied" : "Copy as text"}</summary>
              <textarea aria-label="The page as text" readOnly value={text} rows={8} />
            </details>
          </>
        )}
        <p className="field-hint">
          What you type is kept in the address of this page only, so that you can pass it on.
        </p>
      </div>
    </Form>
  );
}
