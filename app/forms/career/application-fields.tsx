import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEvent } from "react";
import {
  careerParts,
  experienceMonths,
  experienceYears,
  careerHints as hints,
  careerLabels as labels,
  locations,
  OTHER_LOCATION,
} from "~/forms/career/career-fields";
import { type OptionGroup, SelectField } from "~/forms/fields/select-field";
import { TextField } from "~/forms/fields/text-field";

type CareerFieldName = Exclude<keyof typeof labels, "captcha" | "resume">;

interface ApplicationFieldsProps {
  fields: Record<CareerFieldName, FieldMetadata>;
  roleGroups: readonly OptionGroup[];
}

export function ApplicationFields({ fields, roleGroups }: ApplicationFieldsProps) {
  return (
    <>
      <h2>{careerParts[0]}</h2>
      <SelectField
        field={fields.role}
        label={labels.role}
        groups={roleGroups}
        placeholder={hints.chooseRole}
        required
      />
      <TextField field={fields.name} label={labels.name} required autoComplete="name" />
      <TextField field={fields.email} label={labels.email} required autoComplete="email" inputMode="email" />
      <TextField
        field={fields.phone}
        label={labels.phone}
        required
        hint={hints.phone}
        autoComplete="tel-national"
        inputMode="numeric"
      />
      <h2>{careerParts[1]}</h2>
      <TextField
        field={fields.current_city}
        label={labels.current_city}
        required
        autoComplete="address-level2"
      />
      <SelectField
        field={fields.preferred_location}
        label={labels.preferred_location}
        options={locations}
        placeholder={hints.chooseLocation}
        required
        onChange={clearOtherLocation}
      />
      <TextField field={fields.other_location} label={labels.other_location} autoComplete="on" />
      <SelectField
        field={fields.experience_years}
        label={labels.experience_years}
        options={experienceYears}
      />
      <SelectField
        field={fields.experience_months}
        label={labels.experience_months}
        options={experienceMonths}
      />
      <h2>{careerParts[2]}</h2>
    </>
  );
}

function clearOtherLocation({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
  if (currentTarget.value === OTHER_LOCATION) return;
  const input = currentTarget.form?.elements.namedItem("other_location");
  if (input instanceof HTMLInputElement) input.value = "";
}
