import type { FieldMetadata } from "@conform-to/react";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";

interface TextAreaFieldProps {
  field: FieldMetadata;
  label: string;
  required?: boolean;
}

export function TextAreaField({ field, label, required }: TextAreaFieldProps) {
  const { id, name, control, initial, message } = useFieldProps(field);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <textarea {...control} defaultValue={initial} required={required} rows={4} />
      <FieldError {...message} />
    </div>
  );
}
