import type { FormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { announce } from "~/components/ui/live-region";

interface ErrorSummaryProps {
  form: FormMetadata;
  problem: string | undefined;
  /** In the order of the fields; only on a page that was loaded with its errors. */
  labels: Readonly<Record<string, string>> | undefined;
}

/** The reason of a rejection, or links to two or more errors of a page that was loaded with them. */
export function ErrorSummary({ form, problem, labels }: ErrorSummaryProps) {
  const { allErrors } = form;
  if (problem) {
    return (
      // biome-ignore lint/a11y/noAutofocus: without scripts nothing else can move the focus to it
      <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
        <Icon name="circle-alert" />
        <p>{problem}</p>
      </div>
    );
  }
  const errors = Object.entries(labels ?? {}).filter(([name]) => allErrors[name]);
  if (errors.length < 2) return null;
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

/** Says when more fields need attention; a single one is focused, or says it itself. */
export function useSpokenErrorCount({ allErrors }: FormMetadata): void {
  const count = Object.keys(allErrors).length;
  const before = useRef(0);
  useEffect(() => {
    if (count > Math.max(1, before.current)) announce(`${count} fields need attention`);
    before.current = count;
  }, [count]);
}
