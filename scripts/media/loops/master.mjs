import { BT709, openFfmpegInput, RGB_TO_BT709 } from "../ffmpeg.mjs";

export const FRAMES_PER_SECOND = 24;

/** Opens a lossless 10-bit video for frames in PNG. */
export function openMaster(file) {
  return openFfmpegInput(
    [
      ...["-f", "image2pipe", "-c:v", "png", "-r", String(FRAMES_PER_SECOND)],
      ...["-i", "-", "-vf", `${RGB_TO_BT709},format=yuv420p10le`, ...BT709, "-c:v", "ffv1", "-level", "3"],
    ],
    file,
  );
}
