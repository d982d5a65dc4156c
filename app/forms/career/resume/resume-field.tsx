import type { FieldMetadata } from "@conform-to/react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Icon } from "~/components/ui/icon";
import type { ActionResult } from "~/forms/action-result";
import { RESUME_ACCEPT, resumeViolation } from "~/forms/career/career-fields";
import { Field, useFieldProps } from "~/forms/fields/field";
import { useHydrated } from "~/hooks/use-hydrated";

interface ResumeFieldProps {
  field: FieldMetadata;
  actionResult: ActionResult | undefined;
  fail(message: string): void;
}

const ATTACHED_ID = "resume-attached";

const HINT =
  "Optional. PDF or DOCX, up to 20 MB. You can drop the file here. If you leave this page, choose the file again when you return.";

/** Must be the form's last field: a file that is too large ends the server's reading. */
export function ResumeField({ field, actionResult, fail }: ResumeFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [attached, setAttached] = useState(actionResult?.resume);
  // Conform drops the server's errors when any field changes; this error stays until another file is chosen.
  const [errors, setErrors] = useState(actionResult?.result.error?.resume);
  useEffect(() => {
    const { submissionId, resume, result } = actionResult ?? {};
    // If the server did not answer, the attached file stays.
    if (submissionId) setAttached(resume);
    if (result?.error?.resume) setErrors(result.error.resume);
    // The chosen file is staged, or has an error.
    if (input.current && (resume || result?.error?.resume)) input.current.value = "";
  }, [actionResult]);

  const checkChoice = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file) return;
    const violation = resumeViolation(file);
    setErrors(violation === undefined ? undefined : [`${file.name}: ${violation}`]);
    if (!violation) return;
    currentTarget.value = "";
    fail(violation);
  };

  const describedBy = attached && ATTACHED_ID;
  const { control, frame } = useFieldProps(field, { describedBy, hint: HINT, ownErrors: errors });
  return (
    <Field {...frame} className="field field--wide resume-field">
      {attached && (
        <p className="resume-field__kept row">
          <input type="hidden" name="resume_id" value={attached.id} />
          <Icon name="file-text" />
          <span id={ATTACHED_ID}>{attached.name} attached</span>
          <button
            type={hydrated ? "button" : "submit"}
            name="intent"
            value="remove-resume"
            formNoValidate
            onClick={() => {
              setAttached(undefined);
              input.current?.focus();
            }}
            aria-label={`Remove ${attached.name}`}
          >
            Remove
          </button>
        </p>
      )}
      {/* Browsers accept dropped files in the field, without scripts too. */}
      <input ref={input} type="file" {...control} accept={RESUME_ACCEPT} onChange={checkChoice} />
    </Field>
  );
}
