import { type DefaultValue, type FormMetadata, useForm } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type ReactNode, useState } from "react";
import { FormToast } from "~/components/ui/toast";
import type { useSender } from "~/forms/action-result";
import { FormContext } from "~/forms/fields/field";
import { HiddenFields } from "~/forms/fields/hidden-fields";
import { ErrorSummary, FailureLine, SentLine, useSpokenErrorCount } from "~/forms/fields/notices";
import { SubmitButton } from "~/forms/fields/submit-button";
import { addressOf } from "~/forms/forms";
import { type Refine, type Rules, validateForm } from "~/forms/rules";

type Fields<Field extends string> = ReturnType<typeof useForm<Record<Field, string>>>[1];

interface FormShellProps<Field extends string> extends ReturnType<typeof useSender> {
  encType?: "multipart/form-data";
  rules: Rules<Field>;
  refine?: Refine;
  defaultValue?: DefaultValue<Record<Field, string>>;
  submitLabel: string;
  end?(fields: Fields<Field>): ReactNode;
  children(fields: Fields<Field>, form: FormMetadata<Record<Field, string>>): ReactNode;
}

/** The frame of every form. After a success the page stays and the form starts anew. */
export function FormShell<Field extends string>(props: FormShellProps<Field>) {
  const { actionResult } = props;
  const sent = actionResult?.sentAt && actionResult.submissionId;
  const [key, setKey] = useState(sent);
  if (sent && sent !== key) setKey(sent);
  return <ResettableForm key={key} {...props} />;
}

function ResettableForm<Field extends string>(props: FormShellProps<Field>) {
  const { name, fetcher, actionResult, rules } = props;
  const { pathname, search } = useLocation();
  const [sendAttempted, setSendAttempted] = useState(actionResult?.result.status === "error");
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
      if (isSending) setSendAttempted(true);
      const attempt = { sendAttempted: sendAttempted || isSending, isSending };
      return validateForm(formData, rules, attempt, props.refine);
    },
  });
  // The first control to use on a page that answers a form: without scripts only `autofocus` leads there.
  const initialFocus = Object.keys(form.allErrors)[0] ?? actionResult?.focus;
  // The answer replaces the values: fields are inert until it arrives.
  const isSending = fetcher.state === "submitting";
  useSpokenErrorCount(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (event.defaultPrevented || !actionResult?.retryAsDocument) return;
    event.preventDefault();
    event.currentTarget.submit();
  };
  return (
    <FormContext.Provider value={{ rules, initialFocus, sendAttempted }}>
      <fetcher.Form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={submit}
        className="form"
        method="post"
        action={addressOf(name, pathname, search)}
        encType={props.encType}
        onBlur={validateOnBlur(form)}
      >
        <FormToast toast={actionResult?.toast} autoFocus={!initialFocus} />
        <SentLine form={name} actionResult={actionResult} />
        <ErrorSummary form={form} problem={actionResult?.problem} rules={sendAttempted ? rules : {}} />
        <HiddenFields submissionId={actionResult?.submissionId} />
        <div className="form__fields" inert={isSending}>
          {props.children(fields, form)}
        </div>
        <div className="form__end row">
          {props.end && <div inert={isSending}>{props.end(fields)}</div>}
          <SubmitButton busy={isSending}>{props.submitLabel}</SubmitButton>
        </div>
        {!isSending && <FailureLine actionResult={actionResult} />}
      </fetcher.Form>
    </FormContext.Provider>
  );
}

/**
 * Validates a field that is left with a value; conform would also validate an empty one. The send button is excepted: an
 * error that appears during the press would move the button.
 */
const validateOnBlur =
  (form: Pick<FormMetadata, "id" | "validate">) =>
  ({ target: { id, name, value }, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const button = currentTarget.querySelector(".form-submit button");
    // Safari does not focus a pressed button.
    if (button?.matches(":active") || button === relatedTarget) return;
    if (value && id === `${form.id}-${name}`) form.validate({ name });
  };
