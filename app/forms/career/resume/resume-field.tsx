import type { FieldMetadata } from "@conform-to/react";
import { Icon } from "~/components/ui/icon";
import { RESUME_ACCEPT } from "~/forms/career/resume/resume-rules";
import type { ResumeState } from "~/forms/career/resume/use-resume";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { actions, careerLabels, hints } from "~/forms/form-text";
import { useHydrated } from "~/hooks/use-media-query";

interface ResumeFieldProps {
  field: FieldMetadata;
  resume: ResumeState;
  /** Whether the form is on its way: what goes with it stays as it is. */
  busy: boolean;
}

const HINT = "resume-hint";

/**
 * The résumé: a file to choose, or the one the server keeps from an earlier try. It is the form's last field, so that a
 * file that is too large costs nothing that was typed before it.
 */
export function ResumeField({ field, resume, busy }: ResumeFieldProps) {
  const hydrated = useHydrated();
  const { kept, progress } = resume;
  const { id, name, control, message } = useFieldProps(field, HINT);
  return (
    <div className="field field--wide resume-field" data-field={name}>
      <label htmlFor={id}>{careerLabels.resume}</label>
      {kept && (
        <p className="resume-field__kept">
          <input type="hidden" name="resume_id" value={kept.id} />
          <Icon name="file-text" />
          <span>
            {kept.name} — <label htmlFor={id}>{actions.replace}</label> or{" "}
            <button
              type={hydrated ? "button" : "submit"}
              name="intent"
              value="remove-resume"
              formNoValidate
              disabled={busy}
              onClick={resume.remove}
            >
              {actions.remove}
            </button>
          </span>
        </p>
      )}
      <input
        type="file"
        {...control}
        accept={RESUME_ACCEPT}
        onChange={(event) => resume.choose(event.currentTarget)}
      />
      <p className="field-hint" id={HINT}>
        {hints.resume}
      </p>
      {progress !== undefined && (
        <label className="resume-field__progress">
          {hints.upload}
          <progress value={progress} max={1} />
        </label>
      )}
      <FieldError {...message} />
    </div>
  );
}
