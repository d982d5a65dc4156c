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

export function SenderFields({ fields: { first_name, last_name, email } }: SenderFieldsProps) {
  return (
    <>
      <TextField field={first_name} autoComplete="given-name" />
      <TextField field={last_name} autoComplete="family-name" />
      <TextField field={email} autoComplete="email" inputMode="email" />
    </>
  );
}
