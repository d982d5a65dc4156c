import { type DefaultValue, type FormMetadata, useForm } from "@conform-to/react";
import { type FetcherWithComponents, type Form, useLocation } from "@remix-run/react";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { ServerToast } from "~/components/ui/toast";
import type { ActionResult } from "~/forms/action-result";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { FormContext, TOAST, useInitialFocus } from "~/forms/fields/field";
import { HiddenFields } from "~/forms/fields/hidden-fields";
import { SubmitButton } from "~/forms/fields/submit-button";
import { type FormName, forms } from "~/forms/forms";
import { type Refine, type Rules, validateForm } from "~/forms/rules";

type Fields<Field extends string> = ReturnType<typeof useForm<Record<Field, string>>>[1];

export interface FormShellProps<Field extends string> {
  name: FormName;
  /** Remix's form, or a fetcher's, which goes on when the modal is closed. */
  as: typeof Form | FetcherWithComponents<unknown>["Form"];
  encType?: "multipart/form-data";
  replace?: true;
  actionResult: ActionResult | undefined;
  /** In the order of the fields. */
  labels: Readonly<Record<Field, string>>;
  rules: Rules;
  refine?: Refine;
  defaultValue?: DefaultValue<Record<Field, string>>;
  busy: boolean;
  submitLabel: string;
  /** Beside the button. */
  end?(fields: Fields<Field>): ReactNode;
  children(fields: Fields<Field>, form: FormMetadata<Record<Field, string>>): ReactNode;
}

/** What every form has around its fields, and its checks in the browser. */
export function FormShell<Field extends string>({
  name,
  as: Form,
  encType,
  replace,
  actionResult,
  labels,
  rules,
  ...props
}: FormShellProps<Field>) {
  const { pathname, search } = useLocation();
  const sendAttempted = useRef(actionResult?.result.status === "error");
  const [form, fields] = useForm<Record<Field, string>>({
    id: `${name}-form`,
    lastResult: actionResult?.result,
    defaultValue: props.defaultValue,
    // Without scripts the browser checks required fields.
    defaultNoValidate: false,
    shouldRevalidate: "onInput",
    onValidate({ formData, submitter }) {
      // Conform checks a single field through its own submitter, which has formNoValidate.
      const isSending = !submitter?.hasAttribute("formnovalidate");
      sendAttempted.current ||= isSending;
      const attempt = { sendAttempted: sendAttempted.current, isSending };
      return validateForm(formData, rules, attempt, props.refine);
    },
  });
  const initialFocus = useInitialFocus(form, actionResult);
  return (
    <FormContext.Provider value={{ labels, rules, initialFocus }}>
      <Form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        className="form"
        method="post"
        action={forms[name].address(pathname, search)}
        encType={encType}
        replace={replace}
        preventScrollReset
        onBlur={validateOnBlur(form)}
      >
        <ServerToast toast={actionResult?.toast} autoFocus={initialFocus === TOAST} />
        <ErrorSummary form={form} actionResult={actionResult} labels={labels} />
        <HiddenFields submissionId={actionResult?.submissionId} />
        {props.children(fields, form)}
        <div className="form__end">
          {props.end?.(fields)}
          <SubmitButton busy={props.busy}>{props.submitLabel}</SubmitButton>
        </div>
      </Form>
    </FormContext.Provider>
  );
}

/**
 * Leaving a field that has a value validates it. Conform's own would count an empty field as left, too. A press of the
 * button that sends validates all: an error that appeared before its release would move the button from under it.
 */
const validateOnBlur =
  (form: Pick<FormMetadata, "id" | "validate">) =>
  ({ target: { id, name, value }, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const button = currentTarget.querySelector(".form-submit button");
    // Safari gives a pressed button no focus.
    if (button?.matches(":active") || button === relatedTarget) return;
    if (value && id === `${form.id}-${name}`) form.validate({ name });
  };
