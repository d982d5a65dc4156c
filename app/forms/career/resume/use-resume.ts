import { useState } from "react";
import { flushSync } from "react-dom";
import type { StagedUpload } from "server/types";
import { dismissToasts } from "~/components/ui/toast";
import { resumeViolation } from "~/forms/career/career-fields";

/** The state of the résumé field; `fromAction` is the upload in the last action result. `fail` shows a toast. */
export function useResume(fromAction: StagedUpload | undefined, fail: (message?: string) => void) {
  const [lastFromAction, setLastFromAction] = useState(fromAction);
  const [attached, setAttached] = useState(fromAction);
  /** From 0 to 1, during an upload. */
  const [progress, setProgress] = useState<number>();
  /** Why the last file was refused. */
  const [error, setError] = useState<string>();
  if (fromAction && fromAction !== lastFromAction) {
    setLastFromAction(fromAction);
    setAttached(fromAction);
  }

  /** Clears a choice that is not valid. */
  const checkChoice = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const violation = file && resumeViolation(file);
    setError(undefined);
    if (!violation) return;
    input.value = "";
    fail(violation);
  };
  const remove = () => {
    const discard = ({ discardUpload }: UploadModule) => attached && discardUpload(attached.id);
    loadUpload().then(discard, () => {});
    setAttached(undefined);
  };
  /** Empties the input, unless the upload failed and may be tried again. Gives undefined when the toast says why. */
  const upload = async (input: HTMLInputElement): Promise<StagedUpload | undefined> => {
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
    if (!outcome) return undefined;
    if (outcome.staged) {
      input.value = "";
      // Its id is in the form before the form is sent.
      flushSync(() => setAttached(outcome.staged));
      return outcome.staged;
    }
    fail(outcome.error);
    if (!outcome.isFileRefused) return undefined;
    input.value = "";
    // The field gets the focus together with its error.
    flushSync(() => setError(outcome.error));
    input.focus();
    return undefined;
  };
  return { attached, progress, error, checkChoice, remove, upload };
}

type UploadModule = typeof import("~/forms/career/resume/upload-resume");

const loadUpload = (): Promise<UploadModule> => import("~/forms/career/resume/upload-resume");
