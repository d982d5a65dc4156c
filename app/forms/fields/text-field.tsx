import type { FieldMetadata } from "@conform-to/react";
import { useCallback, useState } from "react";
import { Field, useFieldProps } from "~/forms/fields/field";

interface TextFieldProps {
  field: FieldMetadata;
  autoComplete?: string;
  /** The keyboard of a field without words. */
  inputMode?: "email" | "tel";
  hint?: string;
  placeholder?: string | undefined;
  /** The initial value until something else is typed. */
  suggestion?: string | undefined;
}

/** Always `type="text"`: for other types the browser shows its own messages. */
export function TextField({ field, hint, suggestion, inputMode, ...attributes }: TextFieldProps) {
  const { control, initial, rule, frame } = useFieldProps(field, { hint });
  const ref = useKeepText(frame.id);
  const text = {
    ...control,
    ...attributes,
    ref,
    required: rule?.required !== undefined,
    defaultValue: initial ?? suggestion,
    dir: inputMode ? undefined : "auto",
  };
  return (
    <Field {...frame}>
      {rule?.multiline ? (
        <textarea {...text} rows={4} />
      ) : (
        <input
          type="text"
          {...text}
          inputMode={inputMode}
          autoCapitalize={inputMode ? "none" : "words"}
          spellCheck={false}
        />
      )}
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
