import type { FormMetadata } from "@conform-to/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { announce } from "~/components/ui/live-region";
import type { ActionResult } from "~/forms/action-result";
import { type FormName, forms } from "~/forms/forms";
import type { Rules } from "~/forms/rules";
import { useRootData } from "~/hooks/route-data";

interface NoticeProps extends ComponentProps<"div"> {
  icon?: "circle-alert" | "circle-check";
}

function Notice({ icon = "circle-alert", children, ...attributes }: NoticeProps) {
  return (
    <div className="error-summary" {...attributes}>
      <Icon name={icon} />
      {children}
    </div>
  );
}

interface ErrorSummaryProps {
  form: FormMetadata;
  problem: string | undefined;
  /** Empty until the form was sent. */
  rules: Rules;
}

/** The reason of a rejection, or links to two or more wrong fields, which say what is wrong. Only `autofocus` leads there. */
export function ErrorSummary({ form, problem, rules }: ErrorSummaryProps) {
  const { allErrors } = form;
  const errors = Object.entries(rules).filter(([name]) => allErrors[name]);
  if (problem) {
    return (
      <Notice role="alert" tabIndex={-1} autoFocus>
        <p>{problem}</p>
      </Notice>
    );
  }
  if (errors.length < 2) return null;
  return (
    <Notice role="group" tabIndex={-1} autoFocus aria-labelledby={`${form.id}-summary`}>
      <div>
        <h3 id={`${form.id}-summary`}>Please check these answers</h3>
        <ul>
          {errors.map(([name, { label }]) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
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

interface OutcomeProps {
  form: FormName;
  actionResult: ActionResult | undefined;
}

/** Says when the form was sent, for longer than the toast. */
export function SentLine({ form, actionResult }: OutcomeProps) {
  const replyTime = useRootData()?.replyTime;
  if (!actionResult?.sentAt) return null;
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  const time = new Date(actionResult.sentAt).toLocaleString("en-GB", format);
  // One text: a translator would render several in another order.
  const sentence = `Your ${forms[form].noun} was sent on ${time} UTC; we reply by email.`;
  return (
    <Notice
      icon="circle-check"
      data-outcome="sent"
      tabIndex={-1}
      // In a document the toast has the focus.
      ref={actionResult.submissionId ? takeFocus : undefined}
    >
      <p>{replyTime ? `${sentence} ${replyTime}` : sentence}</p>
    </Notice>
  );
}

const takeFocus = (line: HTMLElement | null) => line?.focus();
const scrollIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

/** Below the pressed button: what was kept. */
export function FailureLine({ actionResult }: Pick<OutcomeProps, "actionResult">) {
  if (!actionResult?.isFailed) return null;
  return (
    <Notice key={actionResult.toast?.id} data-outcome="failed" role="status" ref={scrollIntoView}>
      <p>Nothing you typed is lost. Please send it again here: it will not arrive twice.</p>
    </Notice>
  );
}
