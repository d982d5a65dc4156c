import { Icon } from "~/components/ui/icon";

interface FieldNotesProps {
  /** The field's. */
  id: string;
  errors: string[] | undefined;
  hint: string | undefined;
}

/** What describes a field: what it takes, and what is wrong with its value. */
export function FieldNotes({ id, errors, hint }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{errors[0]}</span>
        </p>
      )}
    </>
  );
}
