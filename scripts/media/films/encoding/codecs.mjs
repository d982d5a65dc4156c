/** Arguments of ffmpeg for each codec. All take a master's path and a CRF. */
import { BT709 } from "../../ffmpeg.mjs";
import { FRAMES } from "./master.mjs";

/** Nobody seeks in a loop, so one key frame is enough. A temporal filter would soften it, and the seam would show. */
export function av1Arguments(master, crf) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p10le", ...BT709, "-c:v", "libsvtav1", "-preset", "5"],
    ...["-crf", String(crf), "-g", "240", "-svtav1-params", "tune=0:enable-tf=0"],
    ...["-movflags", "+faststart", "-an"],
  ];
}

/** Twice the bits for the last frames: x264 spends few on them, and the sharp key frame after them stands out. */
const BOOST_LAST_FRAMES = `:zones=${FRAMES - 4},${FRAMES - 1},b=2`;

export function h264Arguments(master, crf, boostLastFrames) {
  return [
    ...["-i", master, "-pix_fmt", "yuv420p", ...BT709, "-c:v", "libx264", "-preset", "slow"],
    ...["-crf", String(crf), "-profile:v", "high", "-g", "240"],
    // aq-mode 3 favours dark areas, and most of every frame is nearly black.
    ...["-x264-params", `aq-mode=3${boostLastFrames ? BOOST_LAST_FRAMES : ""}`],
    ...["-movflags", "+faststart", "-an"],
  ];
}

export function posterArguments(master, crf) {
  return [
    ...["-i", master, "-frames:v", "1", "-pix_fmt", "yuv420p10le", ...BT709],
    ...["-c:v", "libaom-av1", "-still-picture", "1", "-crf", String(crf), "-cpu-used", "4", "-an"],
  ];
}
