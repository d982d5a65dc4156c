import type { FieldMetadata } from "@conform-to/react";
import { useCallback, useState } from "react";
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
