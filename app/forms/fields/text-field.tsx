import type { FieldMetadata } from "@conform-to/react";
import { useCallback, useState } from "react";
import { Field, OPTIONAL, useFieldProps, useRequired } from "~/forms/fields/field";

interface TextFieldProps {
  field: FieldMetadata;
  autoComplete: string;
  /** The keyboard of a field without words. */
  inputMode?: "email" | "tel";
  hint?: string;
  placeholder?: string;
  /** The initial value until something else is typed. */
  suggestion?: string;
}

/** Always `type="text"`: for other types the browser shows its own messages. */
export function TextField({ field, hint, suggestion, ...attributes }: TextFieldProps) {
  const { inputMode } = attributes;
  const required = useRequired(field);
  const { control, initial, frame } = useFieldProps(field, {
    hint: hint ?? (required ? undefined : OPTIONAL),
  });
  const keepText = useKeepText(frame.id);
  return (
    <Field {...frame}>
      <input
        type="text"
        {...control}
        {...attributes}
        ref={keepText}
        required={required}
        defaultValue={initial ?? suggestion}
        autoCapitalize={inputMode ? "none" : "words"}
        dir={inputMode ? undefined : "auto"}
        spellCheck={false}
      />
    </Field>
  );
}

export function TextAreaField({ field, placeholder }: { field: FieldMetadata; placeholder?: string }) {
  const { control, initial, frame } = useFieldProps(field);
  const required = useRequired(field);
  const keepText = useKeepText(frame.id);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        ref={keepText}
        defaultValue={initial}
        required={required}
        placeholder={placeholder}
        rows={4}
        dir="auto"
      />
    </Field>
  );
}

/** Keeps what was typed before hydration: React resets text areas, and renders a page anew that a translator has changed. */
export function useKeepText(id: string) {
  const [typed] = useState(() => {
    if (typeof document === "undefined" || "hydrated" in document.documentElement.dataset) return undefined;
    return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)?.value;
  });
  return useCallback(
    (control: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (control && typed !== undefined && control.value !== typed) control.value = typed;
    },
    [typed],
  );
}
