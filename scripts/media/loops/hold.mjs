import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { ffmpeg } from "../ffmpeg.mjs";

/**
 * A loop begins with its full picture, which leaves after at least 0.3 seconds. With this pause before the end, readers have
 * three seconds for it.
 */
const HOLD_SECONDS = 2.75;

/** Makes the picture before a loop's end stay longer. No frame is encoded anew: only the times of the last ones change. */
export async function holdFullPicture(file) {
  const { timeBase, first } = lastFrames(file);
  const late = (time) =>
    `if(gte(N,${first}),${time}+${HOLD_SECONDS * timeBase},${time})`.replaceAll(",", "\\,");
  const target = file.replace(/(\.[a-z0-9]+)$/, ".hold$1");
  await ffmpeg([
    ...["-i", file, "-map", "0:v", "-c", "copy", "-bsf:v", `setts=pts=${late("PTS")}:dts=${late("DTS")}`],
    ...["-movflags", "+faststart", target],
  ]);
  renameSync(target, file);
}

/** The last packet from which on all are shown after those before it: frames may be stored in another order. */
function lastFrames(file) {
  const { packets, streams } = JSON.parse(
    execFileSync("ffprobe", [
      ...["-v", "error", "-select_streams", "v", "-of", "json"],
      ...["-show_entries", "stream=time_base:packet=pts", file],
    ]).toString(),
  );
  const times = packets.map(({ pts }) => pts);
  const first = times.findLastIndex(
    (_, index) => index > 0 && Math.min(...times.slice(index)) > Math.max(...times.slice(0, index)),
  );
  return { timeBase: Number(streams[0].time_base.split("/")[1]), first };
}
