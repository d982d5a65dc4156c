import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import type { ActionResult } from "~/forms/action-result";
import { type FormName, forms } from "~/forms/forms";
import { useRootData } from "~/hooks/route-data";
import { useHydrated } from "~/hooks/use-hydrated";

interface OutcomeProps {
  form: FormName;
  actionResult: ActionResult | undefined;
}

/** Says when and what was sent, for longer than the toast, and what happens next. */
export function SentReceipt({ form, actionResult }: OutcomeProps) {
  const hydrated = useHydrated();
  const { sent, replyTime } = useRootData() ?? {};
  // A form that opens later is another one.
  const [sentOnLoad] = useState(hydrated || sent?.form !== form ? undefined : sent);
  const { sentAt, receipt = [] } = actionResult ?? { sentAt: sentOnLoad?.at, receipt: sentOnLoad?.receipt };
  if (!sentAt) return null;
  const date = new Date(sentAt);
  const { noun, next } = forms[form];
  // The server does not know the visitor's time zone.
  const zone = hydrated ? undefined : "UTC";
  const text = date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: zone });
  return (
    <div className="error-summary" data-outcome="sent" role="status">
      <Icon name="circle-check" />
      <div className="receipt">
        <p>
          Your {noun} was sent on{" "}
          <time dateTime={date.toISOString()} suppressHydrationWarning>
            {hydrated ? text : `${text} UTC`}
          </time>
          .
        </p>
        <dl>
          {[...receipt, ["What happens next", [next, replyTime].filter(Boolean).join(" ")]].map(
            ([label, line]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{line}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </div>
  );
}

/** Says what failed and what was kept, below the pressed button. */
export function FailureLine({ actionResult }: Pick<OutcomeProps, "actionResult">) {
  if (!actionResult?.failure) return null;
  const { failure, toast } = actionResult;
  return (
    <div key={toast?.id} ref={scrollToLine} className="error-summary" data-outcome="failed" role="status">
      <Icon name="circle-alert" />
      <p>{failure}</p>
    </div>
  );
}

export const scrollToLine = (line: Element | null | undefined) => line?.scrollIntoView({ block: "nearest" });
