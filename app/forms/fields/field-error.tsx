import { Icon } from "~/components/ui/icon";

export function FieldError({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" />
      <span>{errors[0]}</span>
    </p>
  );
}
