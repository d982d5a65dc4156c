/** The lossless video that all variants of a film are encoded from. */
import { rmSync, writeFileSync } from "node:fs";
import { BT709, ffmpeg, openFfmpegInput, RGB_TO_BT709 } from "../../ffmpeg.mjs";

export const FRAMES_PER_SECOND = 24;
export const SECONDS = 7;
export const FRAMES = FRAMES_PER_SECOND * SECONDS;

/** Opens a lossless 10-bit video for frames of 16-bit RGB; width and height in pixels. */
export function openMaster(file, width, height) {
  const { write, close } = openFfmpegInput(
    [
      ...["-f", "rawvideo", "-pix_fmt", "rgb48le", "-s", `${width}x${height}`],
      ...["-r", String(FRAMES_PER_SECOND), "-i", "-", "-vf", `${RGB_TO_BT709},format=yuv420p10le`, ...BT709],
      ...["-c:v", "ffv1", "-level", "3", "-slices", "4", "-threads", "1"],
    ],
    file,
  );
  return {
    /** @param {Uint16Array} pixels copied, so that the caller may overwrite them at once */
    write: (pixels) => write(Buffer.from(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength))),
    close,
  };
}

/** Joins consecutive parts of a film into one file and deletes them. */
export async function joinMasters(parts, file) {
  const list = `${file}.txt`;
  writeFileSync(list, parts.map((part) => `file '${part}'\n`).join(""));
  await ffmpeg(["-f", "concat", "-safe", "0", "-i", list, "-c", "copy", file]);
  rmSync(list);
  for (const part of parts) rmSync(part);
}
