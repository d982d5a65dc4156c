import { callRules, callLabels as labels, SEND_CALL, WHEN_SAMPLE } from "~/forms/call/call-fields";
import { SenderFields } from "~/forms/fields/sender-fields";
import { TextAreaField, TextField } from "~/forms/fields/text-field";
import { TextForm } from "~/forms/text-form";
import { validateForm } from "~/forms/validate-form";

/** Asks for a call where no calendar is configured. */
export function CallForm() {
  return (
    <TextForm
      name="call"
      labels={labels}
      validate={(form, sendAttempted) => validateForm(form, callRules, sendAttempted)}
      submitLabel={SEND_CALL}
    >
      {(fields) => (
        <>
          <SenderFields fields={fields} />
          <TextField
            field={fields.when}
            label={labels.when}
            placeholder={WHEN_SAMPLE}
            required
            autoComplete="on"
          />
          <TextAreaField field={fields.about} label={labels.about} />
        </>
      )}
    </TextForm>
  );
}
