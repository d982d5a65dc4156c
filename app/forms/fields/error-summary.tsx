import type { FormMetadata } from "@conform-to/react";
import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import { summary } from "~/forms/form-text";
import type { ActionResult } from "~/forms/respond/action-result";

interface ErrorSummaryProps {
  form: FormMetadata;
  reply: ActionResult | undefined;
  labels: Readonly<Record<string, string>>;
}

/** Above the form: what was wrong with the whole of it, or, on a page that came with two or more errors, a summary. */
export function ErrorSummary({ form, reply, labels }: ErrorSummaryProps) {
  // With scripts the focus goes to the first wrong field instead: only an answer that came with the page is summed up.
  const [cameWithPage] = useState(reply);
  const errors = Object.entries(form.allErrors);
  if (reply?.problem) {
    return (
      <div className="error-summary" role="alert">
        <Icon name="circle-alert" />
        <p>{reply.problem}</p>
      </div>
    );
  }
  if (!reply || reply !== cameWithPage || errors.length < 2) return null;
  return (
    // A new page starts at its errors; without scripts nothing else can put the focus there.
    // biome-ignore lint/a11y/noAutofocus: see above
    <section className="error-summary" tabIndex={-1} autoFocus aria-labelledby={`${form.id}-summary`}>
      <Icon name="circle-alert" />
      <div>
        <h3 id={`${form.id}-summary`}>{summary.heading}</h3>
        <ul>
          {errors.map(([name, messages]) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>
                {labels[name]}: {messages?.[0]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
