import type { FieldMetadata } from "@conform-to/react";
import { FieldNotes, useFieldProps } from "~/forms/fields/field";
import { labels } from "~/forms/shared-text";

export function CheckboxField({ field, label }: { field: FieldMetadata; label: string }) {
  const { id, control, initial, notes } = useFieldProps(field, { hint: labels.optional });
  return (
    <div className="field-check">
      <input type="checkbox" {...control} value="on" defaultChecked={initial === "on"} />
      <label htmlFor={id}>{label}</label>
      <FieldNotes {...notes} />
    </div>
  );
}
