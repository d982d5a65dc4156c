import type { FieldMetadata } from "@conform-to/react";
import { FieldNotes } from "~/forms/fields/field-notes";
import { useFieldProps } from "~/forms/fields/use-field-props";

interface TextAreaFieldProps {
  field: FieldMetadata;
  label: string;
  required?: boolean;
  placeholder?: string;
}

export function TextAreaField({ field, label, ...attributes }: TextAreaFieldProps) {
  const { id, name, control, initial, notes } = useFieldProps(field);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <textarea {...control} defaultValue={initial} {...attributes} rows={4} dir="auto" />
      <FieldNotes {...notes} />
    </div>
  );
}
