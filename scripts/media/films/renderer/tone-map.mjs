import { BACKGROUND } from "./colours.mjs";

/** Share of the strongest channel in the tone curve. At 0 dim coral turns red; at 1 highlights never turn white. */
const HUE_PRESERVATION = 0.55;

/** Tone-maps a viewport of an HDR canvas into its `pixels`: 16-bit RGB, little-endian. */
export function toneMap(canvas, viewport, exposure) {
  const { data } = canvas.levels[0];
  const { vignette, dither, pixels } = viewport;
  let o = 0;
  let p = 0;
  for (let y = 0; y < viewport.height; y++) {
    let i = ((y + viewport.y) * canvas.width + viewport.x) * 3;
    for (let x = 0; x < viewport.width; x++, p++) {
      const pass = vignette[p] * exposure;
      const noise = dither[p];
      const r = data[i++] * pass;
      const g = data[i++] * pass;
      const b = data[i++] * pass;
      const peak = Math.max(r, g, b);
      const keep = peak > 1e-6 ? (filmic(peak) / peak) * HUE_PRESERVATION : 0;
      pixels[o++] = gammaEncode(BACKGROUND[0] + r * keep + filmic(r) * (1 - HUE_PRESERVATION), noise);
      pixels[o++] = gammaEncode(BACKGROUND[1] + g * keep + filmic(g) * (1 - HUE_PRESERVATION), noise);
      pixels[o++] = gammaEncode(BACKGROUND[2] + b * keep + filmic(b) * (1 - HUE_PRESERVATION), noise);
    }
  }
}

/** Narkowicz's fit of the ACES filmic tone curve. */
function filmic(v) {
  return (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
}

/** The gamma curve as a table over the square root of the light, which gives dark values more entries. */
const GAMMA_STEPS = 16384;
const GAMMA = new Float32Array(GAMMA_STEPS + 2);
for (let i = 0; i < GAMMA.length; i++) GAMMA[i] = 65535 * ((i / GAMMA_STEPS) ** 2) ** (1 / 2.2);

function gammaEncode(v, noise) {
  if (v >= 1) return 65535;
  const value = GAMMA[(Math.sqrt(v) * GAMMA_STEPS) | 0] + noise;
  return Math.min(65535, Math.max(0, value));
}
