import type { StagedUpload } from "server/types";

const UPLOAD_URL = "/career/resume";

/** Sends a résumé ahead of its form, by XMLHttpRequest: fetch has no upload progress (0 to 1). An error is the server's. */
export function uploadResume(
  file: File,
  replaces: string | undefined,
  onProgress: (part: number) => void,
): Promise<StagedUpload | { error: string }> {
  const form = new FormData();
  if (replaces) form.set("resume_id", replaces);
  form.set("resume", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", UPLOAD_URL);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body: StagedUpload | { error: string } | null = request.response;
      if (body && ("id" in body || "error" in body)) resolve(body);
      else reject(new Error(`upload: ${request.status}`));
    };
    request.onerror = request.onabort = request.ontimeout = () => reject(new Error("upload: no response"));
    request.send(form);
  });
}

/** Asks the server to erase a staged résumé now; without that it expires after 30 minutes. */
export function discardUpload(id: string): void {
  const form = new FormData();
  form.set("resume_id", id);
  void fetch(UPLOAD_URL, { method: "POST", body: form }).catch(() => {});
}
