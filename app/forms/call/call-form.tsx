import { callRules, callLabels as labels, SEND_CALL, WHEN_HINT } from "~/forms/call/call-fields";
import { SenderFields } from "~/forms/fields/sender-fields";
import { TextAreaField } from "~/forms/fields/text-area-field";
import { TextField } from "~/forms/fields/text-field";
import { validateForm } from "~/forms/parse/validate-form";
import { TextForm } from "~/forms/text-form";

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
          <TextField field={fields.when} label={labels.when} hint={WHEN_HINT} required autoComplete="on" />
          <TextAreaField field={fields.about} label={labels.about} />
        </>
      )}
    </TextForm>
  );
}
