import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";

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
  const { id, name, control, initial, message } = useFieldProps(field, describedBy);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input type="text" {...control} defaultValue={initial} {...rest} />
      <FieldError {...message} />
    </div>
  );
}
