import type { FormMetadata, Submission } from "@conform-to/react";
import { type FetcherWithComponents, type Form, useLocation } from "@remix-run/react";
import type { FocusEvent } from "react";
import { type ReactNode, useRef } from "react";
import { ServerToast } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { InitialFocus, TOAST, useInitialFocus } from "~/forms/fields/field";
import { Honeypot, SubmissionId, Visit } from "~/forms/fields/hidden-fields";
import { SubmitButton } from "~/forms/fields/submit-button";
import { type FormName, forms } from "~/forms/forms";

/** Checks a form's text. `isSending` is false for the check of a single field. */
export type Validate<Values> = (
  form: FormData,
  sendAttempted: boolean,
  isSending: boolean,
) => Submission<Values>;

/** For conform's `useForm`. */
export function useFormOptions<Values>(
  name: FormName,
  actionResult: ActionResult | undefined,
  validate: Validate<Values>,
) {
  const sendAttempted = useRef(actionResult?.result.status === "error");
  return {
    id: `${name}-form`,
    lastResult: actionResult?.result,
    // Without scripts the browser checks required fields.
    defaultNoValidate: false,
    shouldRevalidate: "onInput",
    onValidate({ formData, submitter }: { formData: FormData; submitter: HTMLElement | null }) {
      // Conform checks a single field through its own submitter, which has formNoValidate.
      const isSending = !submitter?.hasAttribute("formnovalidate");
      sendAttempted.current ||= isSending;
      return validate(formData, sendAttempted.current, isSending);
    },
  } as const;
}

interface FormShellProps {
  name: FormName;
  /** Remix's form, or a fetcher's, which goes on when the modal is closed. */
  as: typeof Form | FetcherWithComponents<unknown>["Form"];
  encType?: "multipart/form-data";
  replace?: true;
  form: FormMetadata;
  actionResult: ActionResult | undefined;
  /** In the order of the fields. */
  labels: Readonly<Record<string, string>>;
  busy: boolean;
  submitLabel: string;
  /** Beside the button. */
  end?: ReactNode;
  children: ReactNode;
}

/** What every form has around its fields. */
export function FormShell({
  name,
  as: Form,
  encType,
  replace,
  form,
  actionResult,
  ...parts
}: FormShellProps) {
  const { pathname } = useLocation();
  const initialFocus = useInitialFocus(form, actionResult);
  return (
    <InitialFocus.Provider value={initialFocus}>
      <Form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        className="form"
        method="post"
        action={forms[name].address(pathname)}
        encType={encType}
        replace={replace}
        preventScrollReset
        onBlur={validateOnBlur(form)}
      >
        <ServerToast toast={actionResult?.toast} autoFocus={initialFocus === TOAST} />
        <ErrorSummary form={form} actionResult={actionResult} labels={parts.labels} />
        <SubmissionId actionResult={actionResult} />
        <Visit />
        <Honeypot />
        {parts.children}
        <div className="form__end">
          {parts.end}
          <SubmitButton busy={parts.busy}>{parts.submitLabel}</SubmitButton>
        </div>
      </Form>
    </InitialFocus.Provider>
  );
}

/** Leaving a field that has a value validates it. Conform's own would count an empty field as left, too. */
export const validateOnBlur =
  (form: FormMetadata) =>
  ({ target: { id, name, value } }: FocusEvent<HTMLFormElement>) => {
    if (value && id === `${form.id}-${name}`) form.validate({ name });
  };
