import { once } from "node:events";
import { request } from "node:http";

/** Begins an upload of 40 MiB, sends this many bytes of its résumé and then nothing more. */
export async function holdUpload(
  siteUrl: string,
  more: Record<string, string> = {},
  size = 64 * 1024,
): Promise<{ abort: () => void }> {
  const boundary = "----held";
  const upload = request(`${siteUrl}/career`, {
    method: "POST",
    agent: false,
    headers: {
      ...more,
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(40 * 1024 * 1024),
    },
  });
  upload.on("error", () => {});
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`;
  const [socket] = await once(upload, "socket");
  if (socket.connecting) await once(socket, "connect");
  await new Promise((resolve) => upload.write(head + "x".repeat(size), resolve));
  // The server has read what came before this request.
  await fetch(`${siteUrl}/healthz`);
  return { abort: () => upload.destroy() };
}
