import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { FieldNotes } from "~/forms/fields/field-notes";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { useHydrated } from "~/hooks/use-hydrated";

interface TextAreaFieldProps {
  field: FieldMetadata;
  label: string;
  required?: boolean;
  placeholder?: string;
}

export function TextAreaField({ field, label, ...attributes }: TextAreaFieldProps) {
  const { id, name, control, initial, notes } = useFieldProps(field);
  const typed = useTypedBeforeHydration(id);
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...control}
        defaultValue={typed ?? initial}
        {...attributes}
        rows={4}
        dir="auto"
        suppressHydrationWarning
      />
      <FieldNotes {...notes} />
    </div>
  );
}

/**
 * React 18 puts a text area back to the text that it hydrates, unless that is another one than in the HTML. Undefined on the
 * server and after hydration.
 */
function useTypedBeforeHydration(id: string): string | undefined {
  const hydrated = useHydrated();
  const [typed] = useState(() => {
    if (hydrated || typeof document === "undefined") return undefined;
    const field = document.getElementById(id);
    return field instanceof HTMLTextAreaElement ? field.value : undefined;
  });
  return typed;
}
