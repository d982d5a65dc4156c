import type { FieldMetadata } from "@conform-to/react";
import { useCallback, useState } from "react";
import { Field, OPTIONAL, useFieldProps, useRequired } from "~/forms/fields/field";
import { useHydrated } from "~/hooks/use-hydrated";

interface TextFieldProps {
  field: FieldMetadata;
  autoComplete: string;
  /** The keyboard for a field that takes no words. */
  inputMode?: "email" | "numeric";
  hint?: string;
  placeholder?: string;
  /** What stands in the field until something else is typed. */
  suggestion?: string;
}

/** A field for a name or a code. Always `type="text"`: for other types the browser would show its own messages. */
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

interface TextAreaFieldProps {
  field: FieldMetadata;
  placeholder?: string;
}

export function TextAreaField({ field, placeholder }: TextAreaFieldProps) {
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

/** Hydration puts a text area back to the text from the server, if it came with one; what was typed since then is kept. */
function useKeepText(id: string) {
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
