import type { FieldMetadata } from "@conform-to/react";
import { useSender } from "~/forms/action-result";
import { CheckboxField, SelectField } from "~/forms/fields/choice-fields";
import { TextField } from "~/forms/fields/text-field";
import { FormShell } from "~/forms/form-shell";
import { email, optionalText, type Refine, type Rules, requiredText } from "~/forms/rules";
import { usePage, useRootData } from "~/hooks/route-data";

export const NEW_PROJECT = "New Project";
export const JUST_A_MESSAGE = "Just a message";
export const topics = [NEW_PROJECT, "Careers", JUST_A_MESSAGE] as const;

/** Of both forms of the modal. */
export const senderRules = {
  first_name: requiredText("First name", "Please enter your first name"),
  last_name: requiredText("Last name", "Please enter your last name"),
  email,
};

// A text field needs a rule and a place, both in this file.

export const contactRules = {
  ...senderRules,
  topic: { label: "Topic" },
  // Optional: a hidden required field would block the form.
  project_name: optionalText("Project name"),
  message: { ...requiredText("Message", "Please write a message"), multiline: true, limit: 10_000 },
  is_checked: { label: "Add me to {brand}'s mailing list" },
  other_location: optionalText("Other location"),
} as const satisfies Rules;

export const optInLabel = (brand: string) => contactRules.is_checked.label.replace("{brand}", brand);

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
          <TextField field={fields.message} placeholder={request?.placeholder} />
        </>
      )}
    </FormShell>
  );
}

interface SenderFieldsProps {
  fields: Record<keyof typeof senderRules, FieldMetadata>;
}

export function SenderFields({ fields: { first_name, last_name, email } }: SenderFieldsProps) {
  return (
    <>
      <TextField field={first_name} autoComplete="given-name" />
      <TextField field={last_name} autoComplete="family-name" />
      <TextField field={email} autoComplete="email" inputMode="email" />
    </>
  );
}
