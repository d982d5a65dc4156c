import { renameSync } from "node:fs";
import { ffmpeg } from "../ffmpeg.mjs";

/** A loop begins with its full picture. With this pause after the first frame, readers have three seconds for it. */
export const HOLD_SECONDS = 2.75;

/** Makes a loop's first frame stay longer. No frame is encoded anew: only the times of the others change. */
export async function holdFullPicture(file) {
  const late = (time) => `if(gte(N\\,1)\\,${time}+${HOLD_SECONDS}/TB\\,${time})`;
  const target = file.replace(/(\.[a-z0-9]+)$/, ".hold$1");
  await ffmpeg([
    ...["-i", file, "-map", "0:v", "-c", "copy", "-bsf:v", `setts=pts=${late("PTS")}:dts=${late("DTS")}`],
    ...["-movflags", "+faststart", target],
  ]);
  renameSync(target, file);
}
