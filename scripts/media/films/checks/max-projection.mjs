import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";

const CACHE = join(tmpdir(), "film-max-projection");

/**
 * Each pixel of a film at its brightest: the worst background that text over the film can have.
 * Cached in the temporary folder until the film changes.
 * @returns {Promise<Buffer>} a PNG
 */
export async function maxProjection(file, width, height) {
  const cached = join(CACHE, `${basename(file)}-${Math.round(statSync(file).mtimeMs)}.png`);
  if (existsSync(cached)) return readFileSync(cached);
  const picture = await decode(file, width, height);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, picture);
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
      const copied = chunk.copy(frame, filled);
      filled += copied;
      chunk = chunk.subarray(copied);
      if (filled < size) continue;
      updateMaximum(frame, peak, light);
      filled = 0;
    }
  }
  if ((await closed) !== 0) throw new Error(`ffmpeg cannot read ${file}`);
  return sharp(peak, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

function updateMaximum(frame, peak, light) {
  for (let p = 0, i = 0; p < light.length; p++, i += 3) {
    // Luma in tenths.
    const here = 2 * frame[i] + 7 * frame[i + 1] + frame[i + 2];
    if (here <= light[p]) continue;
    light[p] = here;
    peak[i] = frame[i];
    peak[i + 1] = frame[i + 1];
    peak[i + 2] = frame[i + 2];
  }
}
