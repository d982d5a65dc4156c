import type { FieldMetadata } from "@conform-to/react";
import type { ChangeEventHandler } from "react";
import { Field, FieldNotes, OPTIONAL, useFieldProps } from "~/forms/fields/field";

interface SelectFieldProps {
  field: FieldMetadata;
  options?: readonly string[];
  /** Replaces `options`. */
  groups?: readonly OptionGroup[];
  /** The text of an empty first option. */
  placeholder?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}

export interface OptionGroup {
  name: string;
  options: readonly string[];
}

/** An empty choice has `aria-required` only: `required` would show the browser's message. */
export function SelectField(props: SelectFieldProps) {
  const { field, options, groups, placeholder, required, onChange } = props;
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
        {options?.map(toOption)}
        {groups?.map(({ name, options }) => (
          <optgroup key={name} label={name}>
            {options.map(toOption)}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

const toOption = (option: string) => (
  <option key={option} value={option}>
    {option}
  </option>
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
