import { useSender } from "~/forms/action-result";
import { SenderFields, senderRules } from "~/forms/contact/contact-form";
import { TextField } from "~/forms/fields/text-field";
import { FormShell } from "~/forms/form-shell";
import { optionalText, type Rules, requiredText } from "~/forms/rules";
import { useHydrated } from "~/hooks/use-hydrated";

export const callRules = {
  ...senderRules,
  when: requiredText("When would suit you?", "Please suggest a time that would suit you"),
  time_zone: { ...optionalText("Times are in"), limit: 60 },
  about: { ...optionalText("What would you like to discuss?"), multiline: true, limit: 2000 },
} as const satisfies Rules;

/** The form of a site without a calendar. */
export function CallForm() {
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return (
    <FormShell {...useSender("call")} rules={callRules} submitLabel="Request a call">
      {(fields) => (
        <>
          <SenderFields fields={fields} />
          <TextField
            field={fields.when}
            hint="In your time zone"
            placeholder="Tue 14:00 or Thu 10:00"
            autoComplete="on"
          />
          <TextField
            field={fields.time_zone}
            hint="Optional: city or time zone"
            suggestion={zone}
            autoComplete="on"
          />
          <TextField field={fields.about} />
        </>
      )}
    </FormShell>
  );
}
