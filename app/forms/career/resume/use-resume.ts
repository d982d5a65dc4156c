import { useState } from "react";
import { flushSync } from "react-dom";
import type { StagedUpload } from "server/types";
import { dismissToasts } from "~/components/ui/toast";
import { resumeViolation } from "~/forms/career/career-fields";

export interface ResumeState {
  attached: StagedUpload | undefined;
  /** From 0 to 1, during an upload. */
  progress: number | undefined;
  /** Why the server refused the last file. */
  error: string | undefined;
  /** Clears a choice that is not valid. */
  checkChoice(input: HTMLInputElement): void;
  remove(): void;
  /** Empties the input, unless the upload failed and may be tried again. Gives undefined when the toast says why. */
  upload(input: HTMLInputElement): Promise<StagedUpload | undefined>;
}

/** The state of the résumé field; `fromAction` is the upload in the last action result. `fail` shows a toast. */
export function useResume(
  fromAction: StagedUpload | undefined,
  fail: (message?: string) => void,
): ResumeState {
  const [lastFromAction, setLastFromAction] = useState(fromAction);
  const [attached, setAttached] = useState(fromAction);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  if (fromAction && fromAction !== lastFromAction) {
    setLastFromAction(fromAction);
    setAttached(fromAction);
  }

  return {
    attached,
    progress,
    error,
    checkChoice(input) {
      const file = input.files?.[0];
      const violation = file && resumeViolation(file);
      setError(undefined);
      if (!violation) return;
      input.value = "";
      fail(violation);
    },
    remove() {
      if (attached)
        loadUpload().then(
          ({ discardUpload }) => discardUpload(attached.id),
          () => {},
        );
      setAttached(undefined);
    },
    async upload(input) {
      const file = input.files?.[0];
      if (!file) return undefined;
      dismissToasts("career");
      setProgress(0);
      const outcome = await loadUpload().then(
        ({ uploadResume }) => uploadResume(file, attached?.id, setProgress),
        // Without the script the browser posts the form with its file. Without a connection it would only leave the page.
        () => (navigator.onLine ? input.form?.submit() : fail()),
      );
      setProgress(undefined);
      if (outcome?.staged) {
        input.value = "";
        // Its id is in the form before the form is sent.
        flushSync(() => setAttached(outcome.staged));
        return outcome.staged;
      }
      if (!outcome) return undefined;
      fail(outcome.error);
      if (outcome.isFileRefused) {
        input.value = "";
        setError(outcome.error);
      }
      return undefined;
    },
  };
}

const loadUpload = () => import("~/forms/career/resume/upload-resume");
