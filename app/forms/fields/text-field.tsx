import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "inputMode" | "required"> {
  field: FieldMetadata;
  label: string;
}

/**
 * A text input with its label and error. Always `type="text"`: for an e-mail address or a number the browser would show
 * a message of its own before ours.
 */
export function TextField({ field, label, ...rest }: TextFieldProps) {
  const { id, name, control, initial, message } = useFieldProps(field);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input type="text" {...control} defaultValue={initial} {...rest} />
      <FieldError {...message} />
    </div>
  );
}
