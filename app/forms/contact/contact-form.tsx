import { getFormProps, useForm } from "@conform-to/react";
import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { ServerToast } from "~/components/ui/toast";
import { contactLabels as labels } from "~/forms/contact/contact-fields";
import { NEW_PROJECT, SEND_MESSAGE, topics } from "~/forms/contact/contact-text";
import { validateContact } from "~/forms/contact/validate-contact";
import { CheckboxField } from "~/forms/fields/checkbox-field";
import { CookieCheck } from "~/forms/fields/cookie-check";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { Honeypot } from "~/forms/fields/honeypot";
import { InitialFocus, TOAST, useInitialFocus } from "~/forms/fields/initial-focus";
import { SelectField } from "~/forms/fields/select-field";
import { SubmissionId } from "~/forms/fields/submission-id";
import { SubmitButton } from "~/forms/fields/submit-button";
import { TextAreaField } from "~/forms/fields/text-area-field";
import { TextField } from "~/forms/fields/text-field";
import { useResetKey } from "~/forms/fields/use-reset-key";
import { validateOnBlur } from "~/forms/fields/validate-on-blur";
import { useActionResult } from "~/forms/respond/action-result";
import { usePreloadedAction } from "~/forms/respond/client-action";
import { useTidyAddress } from "~/forms/respond/use-tidy-address";
import { usePage } from "~/hooks/route-data";
import { useContactUrl } from "~/navigation/contact-url";

/** Sent by a fetcher, which goes on when the modal is closed. */
export function ContactForm() {
  const fetcher = useFetcher();
  usePreloadedAction();
  return <ResettableForm key={useResetKey("contact", fetcher.data)} fetcher={fetcher} />;
}

type ContactValues = Record<keyof typeof labels, string>;

function ResettableForm({ fetcher }: { fetcher: FetcherWithComponents<unknown> }) {
  const contactUrl = useContactUrl();
  useTidyAddress();
  const actionResult = useActionResult("contact", fetcher.data);
  const [form, fields] = useForm<ContactValues>({
    id: "contact-form",
    lastResult: actionResult?.result,
    defaultValue: { topic: NEW_PROJECT },
    defaultNoValidate: false,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => validateContact(formData),
  });
  const busy = fetcher.state !== "idle";

  const initialFocus = useInitialFocus(form, actionResult);

  return (
    <InitialFocus.Provider value={initialFocus}>
      <fetcher.Form
        {...getFormProps(form)}
        className="form"
        method="post"
        action={contactUrl("message")}
        preventScrollReset
        onBlur={validateOnBlur(form)}
      >
        <ServerToast toast={actionResult?.toast} autoFocus={initialFocus === TOAST} />
        <ErrorSummary form={form} actionResult={actionResult} labels={labels} />
        <SubmissionId actionResult={actionResult} />
        <input type="hidden" name="other_location" value="" />
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
        <SelectField field={fields.topic} label={labels.topic} options={topics} required />
        <TextField field={fields.project_name} label={labels.project_name} autoComplete="off" />
        <TextAreaField
          field={fields.message}
          label={labels.message}
          required
          placeholder={usePage()?.request?.placeholder}
        />
        <div className="form__end">
          <CheckboxField field={fields.is_checked} label={labels.is_checked} />
          <SubmitButton busy={busy}>{SEND_MESSAGE}</SubmitButton>
        </div>
      </fetcher.Form>
    </InitialFocus.Provider>
  );
}
