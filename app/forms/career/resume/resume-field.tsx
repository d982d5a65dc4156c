import type { FieldMetadata } from "@conform-to/react";
import type { DragEvent } from "react";
import { Icon } from "~/components/ui/icon";
import { RESUME_ACCEPT } from "~/forms/career/career-fields";
import type { useResume } from "~/forms/career/resume/use-resume";
import { Field, useFieldProps } from "~/forms/fields/field";
import { useHydrated } from "~/hooks/use-hydrated";

interface ResumeFieldProps {
  field: FieldMetadata;
  resume: ReturnType<typeof useResume>;
  busy: boolean;
}

const ATTACHED_ID = "resume-attached";

const HINT =
  "Optional. PDF or DOCX, up to 20 MB. You can drop the file here. If you leave this page, choose the file again when you return.";

/** Must be the form's last field: the server reads in order, and a file that is too large ends the reading. */
export function ResumeField({ field, resume, busy }: ResumeFieldProps) {
  const hydrated = useHydrated();
  const { attached, progress, error } = resume;
  const describedBy = attached && ATTACHED_ID;
  const { control, frame } = useFieldProps(field, { describedBy, hint: HINT, error });
  return (
    <Field {...frame} className="field field--wide resume-field">
      {attached && (
        <p className="resume-field__kept">
          <input type="hidden" name="resume_id" value={attached.id} />
          <Icon name="file-text" />
          <span id={ATTACHED_ID}>{attached.name} attached</span>
          <button
            type={hydrated ? "button" : "submit"}
            name="intent"
            value="remove-resume"
            formNoValidate
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (busy) return event.preventDefault();
              resume.remove();
              document.getElementById(control.id)?.focus();
            }}
            aria-label={`Remove ${attached.name}`}
          >
            Remove
          </button>
        </p>
      )}
      {/* The field itself is the zone that takes dropped files: browsers do that without scripts. */}
      <input
        type="file"
        {...control}
        accept={RESUME_ACCEPT}
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : undefined}
        onDragEnter={markDrag}
        onDragLeave={markDrag}
        onDrop={markDrag}
        onChange={(event) => resume.checkChoice(event.currentTarget)}
      />
      {progress !== undefined && (
        <label className="resume-field__progress">
          Upload
          <progress value={progress} max={1} />
        </label>
      )}
    </Field>
  );
}

const markDrag = ({ type, currentTarget }: DragEvent) =>
  currentTarget.toggleAttribute("data-dragging", type === "dragenter");
