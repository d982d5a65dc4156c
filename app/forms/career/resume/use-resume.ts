import { useState } from "react";
import type { StagedUpload, Toast } from "server/types";
import { dismissToasts } from "~/components/ui/toast";
import { resumeViolation } from "~/forms/career/resume/resume-rules";
import { failureToast } from "~/forms/respond/form-toast";

export interface ResumeState {
  attached: StagedUpload | undefined;
  /** From 0 to 1, during an upload. */
  progress: number | undefined;
  toast: Toast | undefined;
  /** Why the server refused the last file. */
  error: string | undefined;
  /** Clears a choice that is not valid. */
  checkChoice(input: HTMLInputElement): void;
  remove(): void;
  /** Empties the input, unless the upload failed and may be tried again. Gives undefined when the toast says why. */
  upload(input: HTMLInputElement): Promise<StagedUpload | undefined>;
}

/** The state of the résumé field; `fromAction` is the upload in the last action result. */
export function useResume(fromAction: StagedUpload | undefined): ResumeState {
  const [lastFromAction, setLastFromAction] = useState(fromAction);
  const [attached, setAttached] = useState(fromAction);
  const [progress, setProgress] = useState<number>();
  const [toast, setToast] = useState<Toast>();
  const [error, setError] = useState<string>();
  if (fromAction && fromAction !== lastFromAction) {
    setLastFromAction(fromAction);
    setAttached(fromAction);
  }
  const showToast = (message?: string) => setToast(failureToast("career", message));

  return {
    attached,
    progress,
    toast,
    error,
    checkChoice(input) {
      const file = input.files?.[0];
      const violation = file && resumeViolation(file);
      setError(undefined);
      if (!violation) return;
      input.value = "";
      showToast(violation);
    },
    remove() {
      if (attached) loadUpload().then(({ discardUpload }) => discardUpload(attached.id), ignore);
      setAttached(undefined);
    },
    async upload(input) {
      const file = input.files?.[0];
      if (!file) return undefined;
      dismissToasts("career");
      setProgress(0);
      const outcome = await loadUpload().then(
        ({ uploadResume }) => uploadResume(file, attached?.id, setProgress),
        ignore,
      );
      setProgress(undefined);
      if (outcome?.staged) {
        input.value = "";
        setAttached(outcome.staged);
        return outcome.staged;
      }
      showToast(outcome?.error);
      if (outcome?.isFileRefused) {
        input.value = "";
        setError(outcome.error);
      }
      return undefined;
    },
  };
}

const loadUpload = () => import("~/forms/career/resume/upload-resume");
const ignore = () => undefined;
