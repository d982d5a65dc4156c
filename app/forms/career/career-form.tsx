import { type ChangeEvent, useState } from "react";
import { showToast } from "~/components/ui/toast";
import { type ShownCaptcha, useSender } from "~/forms/action-result";
import { CaptchaField } from "~/forms/career/captcha-field";
import {
  careerRules,
  experienceMonths,
  experienceYears,
  locations,
  OTHER_LOCATION,
  refineCareer,
} from "~/forms/career/career-fields";
import { ResumeField } from "~/forms/career/resume/resume-field";
import { type OptionGroups, SelectField } from "~/forms/fields/choice-fields";
import { TextField } from "~/forms/fields/text-field";
import { FormShell } from "~/forms/form-shell";
import { failureToast } from "~/forms/forms";
import { useHydrated } from "~/hooks/use-hydrated";

interface CareerFormProps {
  /** From the loader: the scripts do not contain them. */
  roleGroups: OptionGroups;
  captcha: ShownCaptcha;
}

export function CareerForm({ roleGroups, captcha: fromLoader }: CareerFormProps) {
  const sender = useSender("career");
  const { actionResult } = sender;
  const hydrated = useHydrated();
  const fail = (message?: string) => showToast(failureToast("career", message));
  const [refreshed, setRefreshed] = useState(fromLoader);
  const fromAction = actionResult?.captcha ?? fromLoader;
  const captcha = refreshed.expiry > fromAction.expiry ? refreshed : fromAction;

  return (
    <FormShell
      {...sender}
      encType="multipart/form-data"
      rules={careerRules}
      refine={refineCareer(captcha.text)}
      defaultValue={{ experience_years: "0", experience_months: "0" }}
      submitLabel="Send application"
    >
      {(fields, form) => (
        <>
          {/* Enter activates a form's first submit button: without this one, the captcha's. */}
          {!hydrated && <button type="submit" formNoValidate hidden />}
          <h2>You and the role</h2>
          <SelectField field={fields.role} options={roleGroups} placeholder="Choose a role" required />
          <TextField field={fields.name} autoComplete="name" />
          <TextField field={fields.email} autoComplete="email" inputMode="email" />
          <TextField field={fields.phone} hint="With the country code" autoComplete="tel" inputMode="tel" />
          <h2>Place and experience</h2>
          <TextField field={fields.current_city} autoComplete="address-level2" />
          <SelectField
            field={fields.preferred_location}
            options={locations}
            placeholder="Choose a location"
            required
            onChange={clearOtherLocation}
          />
          <TextField field={fields.other_location} autoComplete="on" />
          <SelectField field={fields.experience_years} options={experienceYears} />
          <SelectField field={fields.experience_months} options={experienceMonths} />
          <h2>Security check and CV</h2>
          <CaptchaField
            field={fields.captcha}
            captcha={captcha}
            onRefresh={(next) => {
              setRefreshed(next);
              form.update({ name: "captcha", value: "", validated: false });
            }}
            fail={fail}
          />
          <ResumeField field={fields.resume} actionResult={actionResult} fail={fail} />
        </>
      )}
    </FormShell>
  );
}

function clearOtherLocation({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
  if (currentTarget.value === OTHER_LOCATION) return;
  const input = currentTarget.form?.elements.namedItem("other_location");
  if (input instanceof HTMLInputElement) input.value = "";
}
