import type { FieldMetadata } from "@conform-to/react";
import { useCallback, useState } from "react";
import { FieldNotes, useFieldProps } from "~/forms/fields/field";
import { labels } from "~/forms/shared-text";
import { useHydrated } from "~/hooks/use-hydrated";

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

interface TextAreaFieldProps {
  field: FieldMetadata;
  label: string;
  required?: boolean;
  placeholder?: string;
}

export function TextAreaField({ field, label, ...attributes }: TextAreaFieldProps) {
  const { id, name, control, initial, notes } = useFieldProps(field);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...control}
        ref={useKeepText(id)}
        defaultValue={initial}
        {...attributes}
        rows={4}
        dir="auto"
      />
      <FieldNotes {...notes} />
    </div>
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
