import type { StagedUpload } from "server/types";

const ADDRESS = "/career/resume";

/** What the server said against a file; its message is for the visitor. */
export class ResumeRefused extends Error {}

/**
 * Sends a résumé ahead of its form and tells how far it got, from 0 to 1. XMLHttpRequest, because fetch does not tell
 * (STACK.md, trap 21).
 */
export function uploadResume(
  file: File,
  replaces: string | undefined,
  progress: (part: number) => void,
): Promise<StagedUpload> {
  const form = new FormData();
  if (replaces) form.set("resume_id", replaces);
  form.set("resume", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", ADDRESS);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer: (Partial<StagedUpload> & { error?: string }) | null = request.response;
      if (request.status === 200 && answer?.id) resolve(answer as StagedUpload);
      else reject(answer?.error ? new ResumeRefused(answer.error) : new Error(`upload: ${request.status}`));
    };
    request.onerror = request.onabort = request.ontimeout = () => reject(new Error("upload: no answer"));
    request.send(form);
  });
}

/** Asks the server to forget a kept résumé now instead of in 30 minutes; if that fails, it does so by itself. */
export function forgetResume(id: string): void {
  const form = new FormData();
  form.set("resume_id", id);
  void fetch(ADDRESS, { method: "POST", body: form }).catch(() => {});
}
