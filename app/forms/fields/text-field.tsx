import type { FieldMetadata } from "@conform-to/react";
import type { InputHTMLAttributes } from "react";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "inputMode" | "required"> {
  field: FieldMetadata;
  label: string;
}

/** Always `type="text"`: for other types the browser would show messages of its own. */
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
