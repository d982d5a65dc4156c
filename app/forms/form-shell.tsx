import { type DefaultValue, type FormMetadata, useForm } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { ServerToast } from "~/components/ui/toast";
import type { useSender } from "~/forms/action-result";
import { ErrorSummary, useSpokenErrorCount } from "~/forms/fields/error-summary";
import { FormContext } from "~/forms/fields/field";
import { initialFocusOf, TOAST, useFocusWhileSending } from "~/forms/fields/form-focus";
import { HiddenFields } from "~/forms/fields/hidden-fields";
import { FailureLine, SentLine } from "~/forms/fields/outcome";
import { SubmitButton } from "~/forms/fields/submit-button";
import { type FormName, forms } from "~/forms/forms";
import { type Refine, type Rules, validateForm } from "~/forms/rules";

type Fields<Field extends string> = ReturnType<typeof useForm<Record<Field, string>>>[1];

interface FormShellProps<Field extends string> extends ReturnType<typeof useSender> {
  name: FormName;
  encType?: "multipart/form-data";
  /** In the order of the fields. */
  labels: Readonly<Record<Field, string>>;
  /** A rule for each label: a field without one would be lost. */
  rules: Rules<NoInfer<Field>>;
  refine?: Refine;
  defaultValue?: DefaultValue<Record<Field, string>>;
  submitLabel: string;
  end?(fields: Fields<Field>): ReactNode;
  children(fields: Fields<Field>, form: FormMetadata<Record<Field, string>>): ReactNode;
}

/** The frame of every form. After a success the page stays and the form starts anew. */
export function FormShell<Field extends string>(props: FormShellProps<Field>) {
  const { name, actionResult } = props;
  const sent = actionResult?.sentAt && actionResult.submissionId;
  const [key, setKey] = useState(sent);
  if (sent && sent !== key) setKey(sent);
  const focusedKey = useRef(key);
  useEffect(() => {
    if (focusedKey.current === key) return;
    focusedKey.current = key;
    document.querySelector<HTMLElement>(`#${name}-form [data-outcome]`)?.focus();
  }, [key, name]);
  return <ResettableForm key={key} {...props} />;
}

function ResettableForm<Field extends string>(props: FormShellProps<Field>) {
  const { name, fetcher, actionResult, labels, rules } = props;
  const { pathname, search } = useLocation();
  const sendAttempted = useRef(actionResult?.result.status === "error");
  const [leftField, setLeftField] = useState<string>();
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
      if (isSending) setLeftField(undefined);
      const attempt = { sendAttempted: sendAttempted.current, isSending };
      return validateForm(formData, rules, attempt, props.refine);
    },
  });
  // With scripts the first wrong field takes the focus: later results have no summary.
  const [resultOnLoad] = useState(actionResult);
  const onLoad = actionResult === resultOnLoad ? actionResult : undefined;
  const initialFocus = initialFocusOf(form, onLoad);
  // The answer replaces the values: fields are inert until it arrives.
  const isSending = fetcher.state === "submitting";
  useFocusWhileSending(form.id, isSending);
  useSpokenErrorCount(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    if (event.defaultPrevented || !actionResult?.retryAsDocument) return;
    event.preventDefault();
    event.currentTarget.submit();
  };
  return (
    <FormContext.Provider value={{ labels, rules, initialFocus, leftField }}>
      <fetcher.Form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={submit}
        className="form"
        method="post"
        action={forms[name].address(pathname, search)}
        encType={props.encType}
        onBlur={validateOnBlur(form, setLeftField)}
      >
        <ServerToast toast={actionResult?.toast} autoFocus={initialFocus === TOAST} />
        <SentLine form={name} actionResult={actionResult} />
        <ErrorSummary form={form} problem={actionResult?.problem} labels={onLoad && labels} />
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
  (form: Pick<FormMetadata, "id" | "validate">, leave: (field: string) => void) =>
  ({ target: { id, name, value }, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const button = currentTarget.querySelector(".form-submit button");
    // Safari does not focus a pressed button.
    if (button?.matches(":active") || button === relatedTarget) return;
    if (!value || id !== `${form.id}-${name}`) return;
    leave(name);
    form.validate({ name });
  };
