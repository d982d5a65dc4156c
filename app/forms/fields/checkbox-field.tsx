import type { FieldMetadata } from "@conform-to/react";
import { useFieldProps } from "~/forms/fields/use-field-props";

export function CheckboxField({ field, label }: { field: FieldMetadata; label: string }) {
  const { id, control, initial } = useFieldProps(field);
  return (
    <div className="field-check">
      <input type="checkbox" {...control} value="on" defaultChecked={initial === "on"} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
