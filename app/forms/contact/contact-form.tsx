import {
  contactLabels as labels,
  NEW_PROJECT,
  SEND_MESSAGE,
  topics,
  validateContact,
} from "~/forms/contact/contact-fields";
import { CheckboxField } from "~/forms/fields/checkbox-field";
import { SelectField } from "~/forms/fields/select-field";
import { SenderFields } from "~/forms/fields/sender-fields";
import { TextAreaField, TextField } from "~/forms/fields/text-field";
import { TextForm } from "~/forms/text-form";
import { usePage, useRootData } from "~/hooks/route-data";

export function ContactForm() {
  const placeholder = usePage()?.request?.placeholder;
  const optIn = labels.is_checked.replace("{brand}", useRootData()?.brand ?? "");
  return (
    <TextForm
      name="contact"
      labels={labels}
      validate={validateContact}
      defaultValue={{ topic: NEW_PROJECT }}
      submitLabel={SEND_MESSAGE}
      end={({ is_checked }) => <CheckboxField field={is_checked} label={optIn} />}
    >
      {(fields) => (
        <>
          <input type="hidden" name="other_location" value="" />
          <SenderFields fields={fields} />
          <SelectField field={fields.topic} label={labels.topic} options={topics} required />
          <TextField field={fields.project_name} label={labels.project_name} autoComplete="on" />
          <TextAreaField field={fields.message} label={labels.message} required placeholder={placeholder} />
        </>
      )}
    </TextForm>
  );
}
