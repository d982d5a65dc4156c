import { useState } from "react";
import type { StagedUpload, Toast } from "server/types";
import { careerMessages } from "~/forms/career/career-text";
import { resumeViolation } from "~/forms/career/resume/resume-rules";
import { newSubmissionId } from "~/forms/parse/submission-id";

/** Who applies without a résumé does not need it. */
const loadUpload = () => import("~/forms/career/resume/upload-resume");

export interface ResumeState {
  attached: StagedUpload | undefined;
  /** From 0 to 1, during an upload. */
  progress: number | undefined;
  toast: Toast | undefined;
  /** Clears a choice that is not valid. */
  checkChoice(input: HTMLInputElement): void;
  remove(): void;
  /** Gives undefined when the upload failed and the toast says why. */
  upload(file: File): Promise<StagedUpload | undefined>;
}

/** The state of the résumé field; `fromAction` is the upload in the last action result. */
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
      if (attached)
        loadUpload()
          .then(({ discardUpload }) => discardUpload(attached.id))
          .catch(() => {});
      setAttached(undefined);
    },
    async upload(file) {
      setProgress(0);
      try {
        const { uploadResume } = await loadUpload();
        const staged = await uploadResume(file, attached?.id, setProgress);
        if ("id" in staged) {
          setAttached(staged);
          return staged;
        }
        showError(staged.error);
      } catch {
        showError(careerMessages.failed);
      } finally {
        setProgress(undefined);
      }
      return undefined;
    },
  };
}
