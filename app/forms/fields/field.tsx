import type { FieldMetadata } from "@conform-to/react";
import { createContext, type ReactNode, useContext } from "react";
import { Icon } from "~/components/ui/icon";
import type { Rules } from "~/forms/rules";

interface FormState {
  rules: Rules;
  /** The control that takes the focus when the page loads. */
  initialFocus: string | undefined;
  /** Before that, an error appears when its field is left, and is spoken. */
  sendAttempted?: boolean;
}

export const FormContext = createContext<FormState>({ rules: {}, initialFocus: undefined });

export const OPTIONAL = "Optional";

interface Description {
  hint?: string;
  /** Ids of further elements that describe the field. */
  describedBy?: string;
  /** Replaces conform's errors. */
  ownErrors?: string[] | null;
}

/** Reads each property of a conform field once: conform's helpers read twenty, a quarter of a form's render time. */
export function useFieldProps(field: FieldMetadata, { describedBy, ownErrors, ...own }: Description = {}) {
  const { rules, initialFocus, sendAttempted } = useContext(FormContext);
  const { id, name, initialValue } = field;
  const rule = rules[name];
  const errors = ownErrors ?? field.errors;
  const hint = own.hint ?? (rule?.limit && !rule.required ? OPTIONAL : undefined);
  const notes = [errors && `${id}-error`, describedBy, hint && `${id}-hint`];
  return {
    control: {
      id,
      name,
      autoFocus: initialFocus === name || undefined,
      "aria-invalid": errors ? true : undefined,
      "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
    },
    initial: typeof initialValue === "string" ? initialValue : undefined,
    rule,
    frame: { id, name, label: rule?.label, errors, hint, isSpoken: !sendAttempted },
  };
}

interface FieldProps extends FieldNotesProps {
  name: string;
  label: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A control between its label and its description. */
export function Field({ name, label, className = "field", children, ...notes }: FieldProps) {
  return (
    <div className={className} data-field={name}>
      <label htmlFor={notes.id}>{label}</label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

interface FieldNotesProps {
  /** The field's id. */
  id: string;
  errors: string[] | undefined;
  hint?: string;
  isSpoken?: boolean;
}

/** The hint and the error of a field. */
export function FieldNotes({ id, errors, hint, isSpoken }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors && (
        <p className="field-error" id={`${id}-error`} role={isSpoken ? "alert" : undefined}>
          <Icon name="circle-alert" />
          <span>{errors[0]}</span>
        </p>
      )}
    </>
  );
}
