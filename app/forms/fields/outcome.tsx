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

/** Says when the form was sent, for longer than the toast. */
export function SentLine({ form, actionResult }: OutcomeProps) {
  const { sent, replyTime } = useRootData() ?? {};
  const hydrated = useHydrated();
  // A form that opens later is another one.
  const [sentOnLoad] = useState(hydrated || sent?.form !== form ? undefined : sent);
  const sentAt = actionResult?.sentAt ?? sentOnLoad?.at;
  if (!sentAt) return null;
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  const time = new Date(sentAt).toLocaleString("en-GB", format);
  // One text: a translator would render several in another order.
  const sentence = `Your ${forms[form].noun} was sent on ${time} UTC; we reply by email.`;
  return (
    <div className="error-summary" data-outcome="sent" tabIndex={-1}>
      <Icon name="circle-check" />
      <p>{replyTime ? `${sentence} ${replyTime}` : sentence}</p>
    </div>
  );
}

/** Below the pressed button: what was kept. */
export function FailureLine({ actionResult }: Pick<OutcomeProps, "actionResult">) {
  if (!actionResult?.isFailed) return null;
  return (
    <div
      key={actionResult.toast?.id}
      ref={(line) => line?.scrollIntoView({ block: "nearest" })}
      className="error-summary"
      data-outcome="failed"
      role="status"
    >
      <Icon name="circle-alert" />
      <p>Nothing you typed is lost. Please send it again: it will not arrive twice.</p>
    </div>
  );
}
