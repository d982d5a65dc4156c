import type { FieldMetadata } from "@conform-to/react";
import { type DragEvent, useEffect } from "react";
import { Icon } from "~/components/ui/icon";
import { careerActions, careerHints, careerLabels, RESUME_ACCEPT } from "~/forms/career/career-fields";
import type { ResumeState } from "~/forms/career/resume/use-resume";
import { FieldNotes, useFieldProps } from "~/forms/fields/field";
import { useHydrated } from "~/hooks/use-hydrated";

interface ResumeFieldProps {
  field: FieldMetadata;
  resume: ResumeState;
  busy: boolean;
}

const ATTACHED_ID = "resume-attached";

/** Must be the form's last field: the server reads in order, and a file that is too large ends the reading. */
export function ResumeField({ field, resume, busy }: ResumeFieldProps) {
  const hydrated = useHydrated();
  const { attached, progress, error } = resume;
  const { id, name, control, notes } = useFieldProps(field, {
    describedBy: attached && ATTACHED_ID,
    hint: careerHints.resume,
    error,
  });
  useEffect(() => {
    if (error) document.getElementById(id)?.focus();
  }, [error, id]);
  return (
    <div className="field field--wide resume-field" data-field={name}>
      <label htmlFor={id}>{careerLabels.resume}</label>
      {attached && (
        <p className="resume-field__kept">
          <input type="hidden" name="resume_id" value={attached.id} />
          <Icon name="file-text" />
          <span id={ATTACHED_ID}>
            {attached.name} {careerHints.attached}
          </span>
          <button
            type={hydrated ? "button" : "submit"}
            name="intent"
            value="remove-resume"
            formNoValidate
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (busy) return event.preventDefault();
              resume.remove();
              document.getElementById(id)?.focus();
            }}
            aria-label={`${careerActions.removeResume} ${attached.name}`}
          >
            {careerActions.removeResume}
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
          {careerHints.upload}
          <progress value={progress} max={1} />
        </label>
      )}
      <FieldNotes {...notes} />
    </div>
  );
}

const markDrag = ({ type, currentTarget }: DragEvent) =>
  currentTarget.toggleAttribute("data-dragging", type === "dragenter");
