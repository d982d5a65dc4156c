import { getFormProps, useForm } from "@conform-to/react";
import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import type { MutableRefObject } from "react";
import { ServerToast } from "~/components/ui/toast";
import { callRules, callLabels as labels, SEND_CALL } from "~/forms/call/call-fields";
import { CookieCheck } from "~/forms/fields/cookie-check";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { Honeypot } from "~/forms/fields/honeypot";
import { InitialFocus, TOAST, useInitialFocus } from "~/forms/fields/initial-focus";
import { SubmissionId } from "~/forms/fields/submission-id";
import { SubmitButton } from "~/forms/fields/submit-button";
import { TextAreaField } from "~/forms/fields/text-area-field";
import { TextField } from "~/forms/fields/text-field";
import { useResetKey } from "~/forms/fields/use-reset-key";
import { validateForm } from "~/forms/parse/validate-form";
import { useActionResult } from "~/forms/respond/action-result";
import { usePreloadedAction } from "~/forms/respond/client-action";
import { useTidyAddress } from "~/forms/respond/use-tidy-address";
import { useContactUrl } from "~/navigation/contact-url";

type CallValues = Record<keyof typeof labels, string>;

/** What was typed, for when the form is shown again. A success, which changes the reset key, leaves it behind. */
export interface CallDraft {
  resetKey?: string;
  values?: Partial<CallValues>;
}

interface CallFormProps {
  draft: MutableRefObject<CallDraft>;
}

/** Asks for a call where no calendar is configured. Sent by a fetcher, which goes on when the modal is closed. */
export function CallForm(props: CallFormProps) {
  const fetcher = useFetcher();
  usePreloadedAction();
  const resetKey = useResetKey("call", fetcher.data);
  return <ResettableForm key={resetKey} resetKey={resetKey} fetcher={fetcher} {...props} />;
}

interface ResettableFormProps extends CallFormProps {
  resetKey: string;
  fetcher: FetcherWithComponents<unknown>;
}

function ResettableForm({ draft, resetKey, fetcher }: ResettableFormProps) {
  const contactUrl = useContactUrl();
  const actionResult = useActionResult("call", fetcher.data);
  useTidyAddress();
  const [form, fields] = useForm<CallValues>({
    id: "call-form",
    lastResult: actionResult?.result,
    defaultValue: draft.current.resetKey === resetKey ? draft.current.values : undefined,
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => validateForm(formData, callRules, () => {}),
  });
  const busy = fetcher.state !== "idle";

  const initialFocus = useInitialFocus(form, actionResult);

  return (
    <InitialFocus.Provider value={initialFocus}>
      <fetcher.Form
        {...getFormProps(form)}
        className="form"
        method="post"
        action={contactUrl("call")}
        preventScrollReset
        onInput={({ currentTarget }) => {
          draft.current = { resetKey, values: Object.fromEntries(new FormData(currentTarget)) };
        }}
      >
        <ServerToast toast={actionResult?.toast} autoFocus={initialFocus === TOAST} />
        <ErrorSummary form={form} actionResult={actionResult} labels={labels} />
        <SubmissionId actionResult={actionResult} />
        <CookieCheck />
        <Honeypot />
        <TextField field={fields.first_name} label={labels.first_name} required autoComplete="given-name" />
        <TextField field={fields.last_name} label={labels.last_name} required autoComplete="family-name" />
        <TextField
          field={fields.email}
          label={labels.email}
          required
          autoComplete="email"
          inputMode="email"
        />
        <TextField field={fields.when} label={labels.when} required autoComplete="off" />
        <TextAreaField field={fields.about} label={labels.about} />
        <div className="form__end">
          <SubmitButton busy={busy}>{SEND_CALL}</SubmitButton>
        </div>
      </fetcher.Form>
    </InitialFocus.Provider>
  );
}
