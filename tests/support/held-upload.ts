import { once } from "node:events";
import { request } from "node:http";

/** Begins an upload of a résumé that never ends by itself. */
export async function holdUpload(
  siteUrl: string,
  more: Record<string, string> = {},
): Promise<{ abort: () => void }> {
  const boundary = "----held";
  const upload = request(`${siteUrl}/career/resume`, {
    method: "POST",
    agent: false,
    headers: {
      ...more,
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(8 * 1024 * 1024),
    },
  });
  upload.on("error", () => {});
  upload.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n${"x".repeat(64 * 1024)}`,
  );
  await once(upload, "socket");
  return { abort: () => upload.destroy() };
}
