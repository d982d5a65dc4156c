import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEvent } from "react";
import {
  type careerLabels,
  experienceMonths,
  experienceYears,
  locations,
  OTHER_LOCATION,
} from "~/forms/career/career-fields";
import { type OptionGroup, SelectField } from "~/forms/fields/choice-fields";
import { TextField } from "~/forms/fields/text-field";

interface ApplicationFieldsProps {
  fields: Record<Exclude<keyof typeof careerLabels, "captcha" | "resume">, FieldMetadata>;
  roleGroups: readonly OptionGroup[];
}

export function ApplicationFields({ fields, roleGroups }: ApplicationFieldsProps) {
  return (
    <>
      <h2>You and the role</h2>
      <SelectField field={fields.role} groups={roleGroups} placeholder="Choose a role" required />
      <TextField field={fields.name} autoComplete="name" />
      <TextField field={fields.email} autoComplete="email" inputMode="email" />
      <TextField
        field={fields.phone}
        hint="Digits only, with 00 instead of +."
        autoComplete="tel-national"
        inputMode="numeric"
      />
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
    </>
  );
}

function clearOtherLocation({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
  if (currentTarget.value === OTHER_LOCATION) return;
  const input = currentTarget.form?.elements.namedItem("other_location");
  if (input instanceof HTMLInputElement) input.value = "";
}
