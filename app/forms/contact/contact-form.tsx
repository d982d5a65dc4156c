import { useSender } from "~/forms/action-result";
import { CheckboxField, SelectField } from "~/forms/fields/choice-fields";
import { SenderFields, senderLabels, senderRules } from "~/forms/contact/sender-fields";
import { TextAreaField, TextField } from "~/forms/fields/text-field";
import { FormShell } from "~/forms/form-shell";
import { NOT_TEXT, optionalText, type Refine, type Rules, requiredText } from "~/forms/rules";
import { usePage, useRootData } from "~/hooks/route-data";

export const NEW_PROJECT = "New Project";
export const JUST_A_MESSAGE = "Just a message";
export const topics = [NEW_PROJECT, "Careers", JUST_A_MESSAGE] as const;

// A text field needs a label, a rule and a place, all in this file.

/** In the order of the fields. */
const labels = {
  ...senderLabels,
  topic: "Topic",
  project_name: "Project name",
  message: "Message",
  is_checked: "Add me to {brand}'s mailing list",
} as const;

export const optInLabel = (brand: string) => labels.is_checked.replace("{brand}", brand);

/** In the order in which the text fields go upstream. */
export const contactRules = {
  email: senderRules.email,
  first_name: senderRules.first_name,
  last_name: senderRules.last_name,
  // Optional: a hidden required field would block the form.
  project_name: optionalText,
  message: {
    ...requiredText("Please write a message"),
    multiline: true,
    limit: 10_000,
  },
  other_location: optionalText,
  topic: NOT_TEXT,
  is_checked: NOT_TEXT,
} as const satisfies Rules;

/** A hidden project name has no errors. */
export const refineContact: Refine = (errors, text) => {
  if (text("topic") !== NEW_PROJECT) delete errors.project_name;
};

export function ContactForm() {
  const { request, message } = usePage() ?? {};
  const optIn = optInLabel(useRootData()?.brand ?? "");
  return (
    <FormShell
      {...useSender("contact")}
      name="contact"
      labels={labels}
      rules={contactRules}
      refine={refineContact}
      defaultValue={{ topic: message ? JUST_A_MESSAGE : NEW_PROJECT, message }}
      submitLabel="Send message"
      end={({ is_checked }) => <CheckboxField field={is_checked} label={optIn} />}
    >
      {(fields) => (
        <>
          <input type="hidden" name="other_location" value="" />
          <SenderFields fields={fields} />
          <SelectField field={fields.topic} options={topics} required />
          <TextField field={fields.project_name} autoComplete="on" />
          <TextAreaField field={fields.message} placeholder={request?.placeholder} />
        </>
      )}
    </FormShell>
  );
}
