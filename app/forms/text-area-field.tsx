import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import { useArrivalProps } from "~/forms/arrival-focus";
import { FieldError } from "~/forms/field-error";

interface TextAreaFieldProps {
  field: FieldMetadata;
  label: string;
  required?: boolean;
}

/** Several lines of text with label and message. */
export function TextAreaField({ field, label, required }: TextAreaFieldProps) {
  const focus = useArrivalProps(field.name);
  return (
    <div className="field" data-field={field.name}>
      <label htmlFor={field.id}>{label}</label>
      <textarea {...getTextareaProps(field)} {...focus} required={required} rows={4} />
      <FieldError id={field.errorId} errors={field.errors} />
    </div>
  );
}
