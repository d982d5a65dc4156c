import type { FieldMetadata } from "@conform-to/react";
import { Icon } from "~/components/ui/icon";
import { careerLabels } from "~/forms/career/career-fields";
import { careerActions, careerHints } from "~/forms/career/career-text";
import { RESUME_ACCEPT } from "~/forms/career/resume/resume-rules";
import type { ResumeState } from "~/forms/career/resume/use-resume";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { useHydrated } from "~/hooks/use-media-query";

interface ResumeFieldProps {
  field: FieldMetadata;
  resume: ResumeState;
  busy: boolean;
}

const HINT_ID = "resume-hint";

/** Must be the form's last field: the server reads in order, and a file that is too large ends the reading. */
export function ResumeField({ field, resume, busy }: ResumeFieldProps) {
  const hydrated = useHydrated();
  const { attached, progress } = resume;
  const { id, name, control, message } = useFieldProps(field, HINT_ID);
  return (
    <div className="field field--wide resume-field" data-field={name}>
      <label htmlFor={id}>{careerLabels.resume}</label>
      {attached && (
        <p className="resume-field__kept">
          <input type="hidden" name="resume_id" value={attached.id} />
          <Icon name="file-text" />
          <span>
            {attached.name} — <label htmlFor={id}>{careerActions.replaceResume}</label> or{" "}
            <button
              type={hydrated ? "button" : "submit"}
              name="intent"
              value="remove-resume"
              formNoValidate
              disabled={busy}
              onClick={resume.remove}
            >
              {careerActions.removeResume}
            </button>
          </span>
        </p>
      )}
      <input
        type="file"
        {...control}
        accept={RESUME_ACCEPT}
        onChange={(event) => resume.checkChoice(event.currentTarget)}
      />
      <p className="field-hint" id={HINT_ID}>
        {careerHints.resume}
      </p>
      {progress !== undefined && (
        <label className="resume-field__progress">
          {careerHints.upload}
          <progress value={progress} max={1} />
        </label>
      )}
      <FieldError {...message} />
    </div>
  );
}
