import type { StagedUpload } from "server/types";

// Loaded when a résumé is sent or removed: the page's script is smaller without it.

const UPLOAD_URL = "/career/resume";

/** A proxy in front may take less than 20 MB, and refuses more with a page of its own. */
const tooLargeForProxy = ({ size }: File) =>
  `This file has ${(size / 1_000_000).toFixed(1)} MB, which is too large for our server. Please choose a smaller one.`;

/** It was edited or moved after it was chosen, or its copy from a cloud folder is gone: sending it can never succeed. */
const UNREADABLE = "This file can no longer be read. Please choose the file again.";

type Answer = (StagedUpload & { error?: undefined }) | { id?: undefined; error?: string };

export type UploadOutcome =
  | { staged: StagedUpload }
  /** The error is the server's, for the visitor. */
  | { staged?: undefined; error?: string; isFileRefused: boolean };

/** Sends a résumé ahead of its form, by XMLHttpRequest: fetch has no upload progress (0 to 1). */
export function uploadResume(
  file: File,
  replaces: string | undefined,
  onProgress: (part: number) => void,
): Promise<UploadOutcome> {
  const form = new FormData();
  if (replaces) form.set("resume_id", replaces);
  form.set("resume", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", UPLOAD_URL);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body: Answer | null = request.response;
      if (request.status === 200 && body?.id) resolve({ staged: body });
      else {
        const error = body?.error ?? (request.status === 413 ? tooLargeForProxy(file) : undefined);
        // 413 and 422 are about the file; other failures may be temporary.
        resolve({ error, isFileRefused: error !== undefined && [413, 422].includes(request.status) });
      }
    };
    request.onerror = () =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => resolve({ isFileRefused: false }),
          () => resolve({ error: UNREADABLE, isFileRefused: true }),
        );
    request.send(form);
  });
}

/** Asks the server to erase a staged résumé now; without that it expires after 30 minutes. */
export function discardUpload(id: string): void {
  const form = new FormData();
  form.set("resume_id", id);
  void fetch(UPLOAD_URL, { method: "POST", body: form }).catch(() => {});
}
