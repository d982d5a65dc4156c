import type { FieldMetadata } from "@conform-to/react";
import { createContext, type ReactNode, useContext } from "react";
import { Icon } from "~/components/ui/icon";
import type { Rules } from "~/forms/rules";

interface FormState {
  labels: Readonly<Record<string, string>>;
  rules: Rules;
  /** The name of the control, or the toast, that takes the focus when the page loads. */
  initialFocus: string | undefined;
  /** The field that was left last: its error is spoken as it appears. */
  leftField?: string | undefined;
}

export const FormContext = createContext<FormState>({ labels: {}, rules: {}, initialFocus: undefined });

export const useRequired = ({ name }: FieldMetadata) =>
  useContext(FormContext).rules[name]?.required !== undefined;

interface Description {
  hint?: string;
  /** Ids of further elements that describe the field. */
  describedBy?: string;
  /** Replaces conform's errors. */
  ownErrors?: string[] | null | undefined;
}

/** Reads each property of a conform field once: conform's helpers read twenty, a quarter of a form's render time. */
export function useFieldProps(field: FieldMetadata, { hint, describedBy, ownErrors }: Description = {}) {
  const { labels, initialFocus, leftField } = useContext(FormContext);
  const { id, name, initialValue } = field;
  const errors = ownErrors ?? field.errors;
  const control = {
    id,
    name,
    autoFocus: initialFocus === name || undefined,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby":
      [errors && `${id}-error`, describedBy, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined,
  };
  const initial = typeof initialValue === "string" ? initialValue : undefined;
  return {
    control,
    initial,
    frame: { id, name, label: labels[name], errors, hint, isLeft: leftField === name },
  };
}

export const OPTIONAL = "Optional";

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
  hint?: string | undefined;
  isLeft?: boolean;
}

/** The hint and the error of a field. */
export function FieldNotes({ id, errors, hint, isLeft }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors && (
        <p className="field-error" id={`${id}-error`} role={isLeft ? "alert" : undefined}>
          <Icon name="circle-alert" />
          <span>{errors[0]}</span>
        </p>
      )}
    </>
  );
}
