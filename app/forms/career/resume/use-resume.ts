import { useState } from "react";
import type { StagedUpload, Toast } from "server/types";
import { resumeProblem } from "~/forms/career/resume/resume-rules";
import { forgetResume, ResumeRefused, uploadResume } from "~/forms/career/resume/upload";
import { messages } from "~/forms/form-text";
import { newSubmissionId } from "~/forms/parse/submission-id";

export interface ResumeState {
  /** The file the server holds for this form. */
  kept: StagedUpload | undefined;
  /** How much of a file has been sent, from 0 to 1, while one is on its way. */
  progress: number | undefined;
  /** What there is to say about a file. */
  toast: Toast | undefined;
  /** Looks at the file just chosen; a wrong one is said so and the choice cleared (specification §5). */
  choose(input: HTMLInputElement): void;
  remove(): void;
  /** Sends the chosen file ahead of the form; undefined when that did not work and has been said. */
  upload(file: File): Promise<StagedUpload | undefined>;
}

/** The résumé of the career form with scripts; `answered` is what the last answer of the server holds for it. */
export function useResume(answered: StagedUpload | undefined): ResumeState {
  const [last, setLast] = useState(answered);
  const [kept, setKept] = useState(answered);
  const [progress, setProgress] = useState<number>();
  const [toast, setToast] = useState<Toast>();
  if (answered && answered !== last) {
    setLast(answered);
    setKept(answered);
  }
  const say = (message: string) =>
    setToast({ id: newSubmissionId(), type: "error", form: "career", message });

  return {
    kept,
    progress,
    toast,
    choose(input) {
      const file = input.files?.[0];
      const problem = file && resumeProblem(file);
      if (!problem) return;
      input.value = "";
      say(problem);
    },
    remove() {
      if (kept) forgetResume(kept.id);
      setKept(undefined);
    },
    async upload(file) {
      setProgress(0);
      try {
        const sent = await uploadResume(file, kept?.id, setProgress);
        setKept(sent);
        return sent;
      } catch (error) {
        say(error instanceof ResumeRefused ? error.message : messages.careerFailed);
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
  };
}
