import { getFormProps, useForm } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { ServerToast } from "~/components/ui/toast";
import { validateContact } from "~/forms/contact/validate-contact";
import { CheckboxField } from "~/forms/fields/checkbox-field";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { Honeypot } from "~/forms/fields/honeypot";
import { InitialFocus, useInitialFocus } from "~/forms/fields/initial-focus";
import { SelectField } from "~/forms/fields/select-field";
import { SubmitButton } from "~/forms/fields/submit-button";
import { TextAreaField } from "~/forms/fields/text-area-field";
import { TextField } from "~/forms/fields/text-field";
import { useResetKey } from "~/forms/fields/use-reset-key";
import { actions, contactLabels as labels, NEW_PROJECT, topics } from "~/forms/form-text";
import { newSubmissionId } from "~/forms/parse/submission-id";
import { useActionResult } from "~/forms/respond/action-result";

/** The contact form (specification §3 to §5), drawn inside the page it posts to (STACK.md, trap 35). */
export function ContactForm() {
  return <Fields key={useResetKey("contact")} />;
}

type ContactValues = Record<keyof typeof labels, string>;

function Fields() {
  const { pathname } = useLocation();
  const action = pathname === "/" ? "/?index&contact=message" : `${pathname}?contact=message`;
  const navigation = useNavigation();
  const reply = useActionResult("contact");
  // Made while drawing, so that it exists without scripts; hydration may put its own in its place, as good as the first.
  const [submissionId] = useState(() => reply?.submissionId ?? newSubmissionId());
  // Nothing is said before the first submit attempt; after it, fields are checked with every change (§4).
  const [form, fields] = useForm<ContactValues>({
    id: "contact-form",
    lastResult: reply?.result,
    defaultValue: { topic: NEW_PROJECT },
    defaultNoValidate: false,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => validateContact(formData),
  });
  const busy = navigation.state !== "idle" && navigation.formAction === action;

  return (
    <InitialFocus.Provider value={useInitialFocus(form, reply)}>
      <Form {...getFormProps(form)} className="form" method="post" action={action} replace preventScrollReset>
        <ServerToast toast={reply?.toast} />
        <ErrorSummary form={form} reply={reply} labels={labels} />
        <input type="hidden" name="submission_id" value={submissionId} readOnly suppressHydrationWarning />
        <input type="hidden" name="other_location" value="" />
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
        <SelectField field={fields.topic} label={labels.topic} options={topics} />
        <TextField field={fields.project_name} label={labels.project_name} autoComplete="off" />
        <TextAreaField field={fields.message} label={labels.message} required />
        <div className="form__end">
          <CheckboxField field={fields.is_checked} label={labels.is_checked} />
          <SubmitButton busy={busy}>{actions.sendMessage}</SubmitButton>
        </div>
      </Form>
    </InitialFocus.Provider>
  );
}
