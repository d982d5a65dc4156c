import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";

const KEPT = join(tmpdir(), "film-brightest");

/**
 * The brightest picture of a film: each pixel as bright as it ever gets. No frame is worse to read over.
 * Decoding takes seconds, so the picture is kept in the temporary folder until the film changes.
 * @param {string} file
 * @param {number} width of the film in pixels
 * @param {number} height of the film in pixels
 * @returns {Promise<Buffer>} a PNG
 */
export async function brightest(file, width, height) {
  const kept = join(KEPT, `${basename(file)}-${Math.round(statSync(file).mtimeMs)}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  const picture = await decode(file, width, height);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(kept, picture);
  return picture;
}

async function decode(file, width, height) {
  const size = width * height * 3;
  const peak = Buffer.alloc(size);
  const light = new Uint16Array(width * height);
  const frame = Buffer.alloc(size);
  let filled = 0;
  const child = spawn(
    "ffmpeg",
    ["-nostdin", "-loglevel", "error", "-i", file, "-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const closed = new Promise((resolve) => child.on("close", resolve));
  for await (let chunk of child.stdout) {
    while (chunk.length > 0) {
      const taken = chunk.copy(frame, filled);
      filled += taken;
      chunk = chunk.subarray(taken);
      if (filled < size) continue;
      keepBrighter(frame, peak, light);
      filled = 0;
    }
  }
  if ((await closed) !== 0) throw new Error(`ffmpeg cannot read ${file}`);
  return sharp(peak, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

function keepBrighter(frame, peak, light) {
  for (let p = 0, i = 0; p < light.length; p++, i += 3) {
    // Shares of red, green and blue in brightness, in tenths: enough to compare.
    const here = 2 * frame[i] + 7 * frame[i + 1] + frame[i + 2];
    if (here <= light[p]) continue;
    light[p] = here;
    peak[i] = frame[i];
    peak[i + 1] = frame[i + 1];
    peak[i + 2] = frame[i + 2];
  }
}
