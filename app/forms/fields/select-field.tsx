import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEventHandler } from "react";
import { FieldNotes, useFieldProps } from "~/forms/fields/field";

export interface OptionGroup {
  name: string;
  options: readonly string[];
}

interface SelectFieldProps {
  field: FieldMetadata;
  label: string;
  options?: readonly string[];
  /** In place of `options`, where they are many. */
  groups?: readonly OptionGroup[];
  /** The text of an empty first option, for a field without a default. */
  placeholder?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** An empty choice has `aria-required` only: for `required` the browser would show its own message. */
export function SelectField({
  field,
  label,
  options,
  groups,
  placeholder,
  required,
  onChange,
}: SelectFieldProps) {
  const { id, name, control, initial, notes } = useFieldProps(field);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <select
        {...control}
        defaultValue={initial}
        aria-required={required}
        required={required && !placeholder}
        onChange={onChange}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options?.map(toOption)}
        {groups?.map(({ name, options }) => (
          <optgroup key={name} label={name}>
            {options.map(toOption)}
          </optgroup>
        ))}
      </select>
      <FieldNotes {...notes} />
    </div>
  );
}

const toOption = (option: string) => (
  <option key={option} value={option}>
    {option}
  </option>
);
