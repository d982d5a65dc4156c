import { useSender } from "~/forms/action-result";
import { SenderFields, senderLabels, senderRules } from "~/forms/fields/sender-fields";
import { TextAreaField, TextField } from "~/forms/fields/text-field";
import { FormShell } from "~/forms/form-shell";
import { optionalText, type Rules, requiredText } from "~/forms/rules";

const labels = {
  ...senderLabels,
  when: "When would suit you?",
  about: "What would you like to discuss?",
} as const;

export const callRules = {
  ...senderRules,
  when: requiredText("Please suggest a time that would suit you"),
  about: { ...optionalText, multiline: true, limit: 2000 },
} as const satisfies Rules;

/** Asks for a call where no calendar is configured. */
export function CallForm() {
  return (
    <FormShell
      {...useSender("call")}
      name="call"
      labels={labels}
      rules={callRules}
      submitLabel="Request a call"
    >
      {(fields) => (
        <>
          <SenderFields fields={fields} />
          <TextField field={fields.when} placeholder="Tue 14:00 or Thu 10:00, Dubai time" autoComplete="on" />
          <TextAreaField field={fields.about} />
        </>
      )}
    </FormShell>
  );
}
