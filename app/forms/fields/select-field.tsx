import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEventHandler } from "react";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";

interface SelectFieldProps {
  field: FieldMetadata;
  label: string;
  options: readonly string[];
  /** The empty first choice, for a field that has no default. */
  placeholder?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/**
 * A native select with its label and message: it is the specification's dropdown (§2) with its keyboard, its one open
 * list at a time and its outside click. Not `required` for the browser, whose own words would replace ours.
 */
export function SelectField({ field, label, options, placeholder, required, onChange }: SelectFieldProps) {
  const { id, name, control, initial, message } = useFieldProps(field);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <select {...control} defaultValue={initial} aria-required={required} onChange={onChange}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <FieldError {...message} />
    </div>
  );
}
