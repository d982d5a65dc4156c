import type { FormMetadata } from "@conform-to/react";
import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import type { ActionResult } from "~/forms/action-result";

interface ErrorSummaryProps {
  form: FormMetadata;
  actionResult: ActionResult | undefined;
  /** In the order of the fields. */
  labels: Readonly<Record<string, string>>;
}

/** Why a form was not accepted as a whole, or, on a page loaded with two or more errors, links to them. */
export function ErrorSummary({ form, actionResult, labels }: ErrorSummaryProps) {
  // With scripts the first wrong field takes the focus instead: later results have no summary.
  const [resultOnLoad] = useState(actionResult);
  const { allErrors } = form;
  // The labels stand in the order of the fields.
  const errors = Object.entries(labels).filter(([name]) => allErrors[name]);
  if (actionResult?.problem) {
    return (
      // biome-ignore lint/a11y/noAutofocus: without scripts nothing else can move the focus to it
      <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
        <Icon name="circle-alert" />
        <p>{actionResult.problem}</p>
      </div>
    );
  }
  if (!actionResult || actionResult !== resultOnLoad || errors.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else can move the focus to the errors
    <section className="error-summary" tabIndex={-1} autoFocus aria-labelledby={`${form.id}-summary`}>
      <Icon name="circle-alert" />
      <div>
        <h3 id={`${form.id}-summary`}>Please check these answers</h3>
        <ul>
          {errors.map(([name, label]) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>
                {label}: {allErrors[name]?.[0]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
