import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SignedPage } from "~/content/types/specimens";
import { Field } from "~/forms/fields/field";
import {
  draftErrors,
  draftFields,
  draftLabels,
  draftOf,
  isStarted,
  measures,
  readDraft,
  writtenTexts,
} from "~/forms/signed-page/draft";
import { writePage } from "~/forms/signed-page/write-page";

interface DraftFormProps {
  example: SignedPage;
  /** Renders the page, with the fields in the place of its figures. */
  children(page: SignedPage, fields: ReactNode): ReactNode;
}

/**
 * The page that both sides sign, as a form: a GET, so that the address carries what was typed. The server writes the page
 * from the address, and says what is wrong with it; with scripts the page is also written while one types.
 */
export function DraftForm({ example, children }: DraftFormProps) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const sent = draftOf(search);
  const [draft, setDraft] = useState(sent);
  const errors = draftErrors(sent);
  const complete = writtenTexts(draft);
  const started = isStarted(draft);

  const read = () => {
    if (form.current) setDraft(readDraft(new FormData(form.current)));
  };
  // What was typed before hydration.
  useEffect(read, []);

  const fields = (
    <div className="draft__fields">
      {draftFields.map((name) => {
        const error = errors[name];
        const id = `draft-${name}`;
        const control = {
          id,
          name,
          defaultValue: draft[name],
          "aria-invalid": error ? true : undefined,
          "aria-describedby": error && `${id}-error`,
          "data-complete": started && complete[name] ? "" : undefined,
        };
        const [label, placeholder] = draftLabels[name];
        const inputMode = ["baseline", "target", "weeks"].includes(name) ? "decimal" : undefined;
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
      action="/services#signed-page"
      className="draft"
      data-started={started ? "" : undefined}
      preventScrollReset
      onInput={read}
    >
      {children(started ? writePage(example, draft) : example, fields)}
      <div className="draft__ways">
        <button type="submit" className={started ? "button button--quiet" : "button"}>
          Write the page
        </button>
        {started && (
          <button type="submit" className="button" name="contact" value="message">
            Send us this page
          </button>
        )}
        <p className="field-hint">
          What you type is kept in the address of this page only, so that you can print it or pass it on.
        </p>
      </div>
    </Form>
  );
}
