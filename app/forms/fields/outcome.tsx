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
  const hydrated = useHydrated();
  const { sent } = useRootData() ?? {};
  // A form that opens later is another one.
  const [sentOnLoad] = useState(hydrated || sent?.form !== form ? undefined : sent.at);
  const at = actionResult ? actionResult.sentAt : sentOnLoad;
  if (!at) return null;
  const date = new Date(at);
  // The server does not know the visitor's time zone.
  const zone = hydrated ? undefined : "UTC";
  const text = date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: zone });
  return (
    <div className="error-summary" data-outcome="sent" role="status">
      <Icon name="circle-check" />
      <p>
        Your {forms[form].noun} was sent on{" "}
        <time dateTime={date.toISOString()} suppressHydrationWarning>
          {hydrated ? text : `${text} UTC`}
        </time>
        .
      </p>
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
