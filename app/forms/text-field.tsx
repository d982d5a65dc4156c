import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { useArrivalProps } from "~/forms/arrival-focus";
import { FieldError } from "~/forms/field-error";

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "autoComplete" | "inputMode" | "required" | "autoCapitalize" | "spellCheck"
  > {
  field: FieldMetadata;
  label: string;
  /** Id of what else describes the control. */
  describedBy?: string;
}

/**
 * A line of text with its label and message. Always `type="text"`: the browser's own idea of an e-mail address or a
 * number would answer in its own words before the specified message could.
 */
export function TextField({ field, label, describedBy, ...rest }: TextFieldProps) {
  const focus = useArrivalProps(field.name);
  return (
    <div className="field" data-field={field.name}>
      <label htmlFor={field.id}>{label}</label>
      <input {...getInputProps(field, { type: "text", ariaDescribedBy: describedBy })} {...rest} {...focus} />
      <FieldError id={field.errorId} errors={field.errors} />
    </div>
  );
}
