import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "~/forms/fields/text-field";
import { email, type Rules, requiredText } from "~/forms/rules";

export const senderLabels = {
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
} as const;

export const senderRules = {
  first_name: requiredText("Please enter your first name"),
  last_name: requiredText("Please enter your last name"),
  email,
} as const satisfies Rules;

interface SenderFieldsProps {
  fields: Record<keyof typeof senderLabels, FieldMetadata>;
}

/** Who sends the form. */
export function SenderFields({ fields: { first_name, last_name, email } }: SenderFieldsProps) {
  const labels = senderLabels;
  return (
    <>
      <TextField field={first_name} label={labels.first_name} required autoComplete="given-name" />
      <TextField field={last_name} label={labels.last_name} required autoComplete="family-name" />
      <TextField field={email} label={labels.email} required autoComplete="email" inputMode="email" />
    </>
  );
}
