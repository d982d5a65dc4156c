import { Icon } from "~/components/ui/icon";

/** A field's first error. The control refers to it with `aria-describedby`. */
export function FieldError({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" />
      <span>{errors[0]}</span>
    </p>
  );
}
