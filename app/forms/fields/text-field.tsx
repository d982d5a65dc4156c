import type { FieldMetadata } from "@conform-to/react";
import { useCallback, useState } from "react";
import { Field, OPTIONAL, useFieldProps, useRequired } from "~/forms/fields/field";
import { useHydrated } from "~/hooks/use-hydrated";

interface TextFieldProps {
  field: FieldMetadata;
  autoComplete: string;
  /** The keyboard of a field without words. */
  inputMode?: "email" | "numeric";
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
  return (
    <Field {...frame}>
      <input
        type="text"
        {...control}
        {...attributes}
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
  const ref = useKeepText(frame.id);
  return (
    <Field {...frame}>
      <textarea
        {...control}
        ref={ref}
        defaultValue={initial}
        required={required}
        placeholder={placeholder}
        rows={4}
        dir="auto"
      />
    </Field>
  );
}

/** Hydration resets a text area to the server's text; this hook keeps what was typed before. */
export function useKeepText(id: string) {
  const hydrated = useHydrated();
  const [typed] = useState(() => {
    if (hydrated || typeof document === "undefined") return undefined;
    return document.querySelector<HTMLTextAreaElement>(`#${id}`)?.value;
  });
  return useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (area && typed !== undefined) area.value = typed;
    },
    [typed],
  );
}
