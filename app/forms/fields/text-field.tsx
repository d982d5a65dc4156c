import type { FieldMetadata } from "@conform-to/react";
import { FieldNotes } from "~/forms/fields/field-notes";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { labels } from "~/forms/shared-text";

interface TextFieldProps {
  field: FieldMetadata;
  label: string;
  autoComplete: string;
  /** The keyboard for a field that takes no words. */
  inputMode?: "email" | "numeric";
  required?: boolean;
  hint?: string;
  placeholder?: string;
}

/** A field for a name or a code. Always `type="text"`: for other types the browser would show its own messages. */
export function TextField({
  field,
  label,
  autoComplete,
  inputMode,
  required,
  hint,
  placeholder,
}: TextFieldProps) {
  const { id, name, control, initial, notes } = useFieldProps(field, {
    hint: required ? hint : labels.optional,
  });
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...control}
        defaultValue={initial}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={required}
        placeholder={placeholder}
        autoCapitalize={inputMode ? "none" : "words"}
        dir={inputMode ? undefined : "auto"}
        spellCheck={false}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
