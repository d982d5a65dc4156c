import { useState } from "react";
import type { StagedUpload, Toast } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { resumeViolation } from "~/forms/career/resume/resume-rules";
import { discardUpload, ResumeRefused, uploadResume } from "~/forms/career/resume/upload-resume";
import { newSubmissionId } from "~/forms/parse/submission-id";

export interface ResumeState {
  /** The upload that the server holds for this form. */
  attached: StagedUpload | undefined;
  /** The part of a file that has been sent, from 0 to 1, during an upload. */
  progress: number | undefined;
  /** The last error about a file. */
  toast: Toast | undefined;
  /** Checks the file just chosen; clears a choice that is not valid. */
  checkChoice(input: HTMLInputElement): void;
  remove(): void;
  /** Sends the chosen file ahead of the form; undefined when that failed and the toast says why. */
  upload(file: File): Promise<StagedUpload | undefined>;
}

/**
 * The state of the résumé field in the browser.
 * @param fromAction the upload that the last action result holds
 */
export function useResume(fromAction: StagedUpload | undefined): ResumeState {
  const [lastFromAction, setLastFromAction] = useState(fromAction);
  const [attached, setAttached] = useState(fromAction);
  const [progress, setProgress] = useState<number>();
  const [toast, setToast] = useState<Toast>();
  if (fromAction && fromAction !== lastFromAction) {
    setLastFromAction(fromAction);
    setAttached(fromAction);
  }
  const showError = (message: string) =>
    setToast({ id: newSubmissionId(), type: "error", form: "career", message });

  return {
    attached,
    progress,
    toast,
    checkChoice(input) {
      const file = input.files?.[0];
      const violation = file && resumeViolation(file);
      if (!violation) return;
      input.value = "";
      showError(violation);
    },
    remove() {
      if (attached) discardUpload(attached.id);
      setAttached(undefined);
    },
    async upload(file) {
      setProgress(0);
      try {
        const staged = await uploadResume(file, attached?.id, setProgress);
        setAttached(staged);
        return staged;
      } catch (error) {
        showError(error instanceof ResumeRefused ? error.message : careerMessages.failed);
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
  };
}
