import { type FieldMetadata, getInputProps } from "@conform-to/react";

/** A box to tick, its label behind it. */
export function CheckboxField({ field, label }: { field: FieldMetadata; label: string }) {
  return (
    <div className="field-check">
      <input {...getInputProps(field, { type: "checkbox" })} />
      <label htmlFor={field.id}>{label}</label>
    </div>
  );
}
