import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEventHandler } from "react";
import { Field, FieldNotes, OPTIONAL, useFieldProps } from "~/forms/fields/field";

export type OptionGroups = Readonly<Record<string, readonly string[]>>;

interface SelectFieldProps {
  field: FieldMetadata;
  options: readonly string[] | OptionGroups;
  /** The text of an empty first option. */
  placeholder?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** An empty choice has `aria-required` only: `required` would show the browser's message. */
export function SelectField({ field, options, placeholder, required, onChange }: SelectFieldProps) {
  const { control, initial, frame } = useFieldProps(field);
  return (
    <Field {...frame}>
      <select
        {...control}
        defaultValue={initial}
        aria-required={required}
        required={required && !placeholder}
        onChange={onChange}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {Array.isArray(options) ? options.map(toOption) : Object.entries(options).map(toGroup)}
      </select>
    </Field>
  );
}

// The styles of dependent fields read the value.
const toOption = (option: string) => (
  <option key={option} value={option}>
    {option}
  </option>
);

const toGroup = ([name, options]: [string, readonly string[]]) => (
  <optgroup key={name} label={name}>
    {options.map(toOption)}
  </optgroup>
);

export function CheckboxField({ field, label }: { field: FieldMetadata; label: string }) {
  const { control, initial, frame } = useFieldProps(field, { hint: OPTIONAL });
  return (
    <div className="field-check">
      <input type="checkbox" {...control} value="on" defaultChecked={initial === "on"} />
      <label htmlFor={frame.id}>{label}</label>
      <FieldNotes {...frame} />
    </div>
  );
}
