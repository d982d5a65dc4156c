/** Voices as ribbons of fine lines, whose amplitude dies away to the right until they are one line. */
import { random } from "../../random.mjs";
import { Camera } from "../renderer/camera.mjs";
import { AMBER, blend, CORAL, PETROL, TEAL, WHITE } from "../renderer/colours.mjs";
import { comet, gaussian, mix, smoothstep, TAU } from "../renderer/maths.mjs";

export const seed = 19;
export const view = { mobileX: 500, mobileY: 150, left: 0.18, clear: 0.6 };

const VOICES = 5;
const LINES = 46;
const VERTICES = 260;
const FROM = -2.9;
const TO = 2.9;
const CALM = 1.7;

const next = random(seed);
const voices = Array.from({ length: VOICES }, (_, index) => ({
  phase: (index / VOICES) * TAU + next(),
  pitch: 5.2 + next() * 3.2,
  timbre: 9 + next() * 4,
  breath: 1.5 + next() * 0.9,
  offset: (index - (VOICES - 1) / 2) * 0.1,
  loud: 0.75 + next() * 0.5,
  warm: index === 2 ? 1 : 0,
}));

const colour = [0, 0, 0];

export function draw(canvas, t) {
  const turn = TAU * t;
  const camera = new Camera({
    x: 710,
    y: 300,
    distance: 3,
    focal: 960,
    yaw: 0.16 + 0.05 * Math.sin(turn),
    pitch: -0.1 - 0.03 * Math.cos(turn),
    aperture: 9,
  });
  for (const voice of voices) {
    for (let line = 0; line < LINES; line++) drawLine(canvas, camera, voice, line / (LINES - 1), t);
  }
}

function drawLine(canvas, camera, voice, across, t) {
  const turn = TAU * t;
  const side = across * 2 - 1;
  for (let v = 0; v < VERTICES; v++) {
    const u = v / (VERTICES - 1);
    const x = mix(FROM, TO, u);
    const unrest = smoothstep(CALM, 0, x);
    // Two envelopes make the pauses of speech.
    const breath = 0.5 + 0.5 * Math.sin(voice.breath * x - turn + voice.phase);
    const swell = 0.18 + 0.82 * breath * breath;
    const tone = Math.sin(voice.pitch * x - 2 * turn + voice.phase + side * 0.75);
    const edge = 0.34 * Math.sin(voice.timbre * x - 3 * turn + voice.phase * 2 + side * 1.5);
    const amplitude = 0.46 * voice.loud * swell * unrest;
    const y = amplitude * (tone + edge) * (0.35 + 0.65 * across) + voice.offset * unrest + side * 0.006;
    const z = side * 0.35 * unrest + voice.offset * 2.2 * unrest;
    if (!camera.project(x, y, z)) continue;

    const settled = 1 - unrest;
    const beat = comet(u - t + voice.phase / TAU, 0.01, 0.07) * smoothstep(0.2, 1, settled);
    const ends = smoothstep(0, 0.16, u) * smoothstep(1, 0.94, u);
    const rim = 0.5 + 0.9 * Math.abs(side) ** 6;
    const energy =
      (0.05 + 0.06 * gaussian(x, 0.5, 1.2) - 0.055 * settled * settled + beat * 0.12) * rim * ends;
    blend(colour, PETROL, TEAL, 0.35 + 0.65 * across);
    blend(colour, colour, CORAL, Math.max(settled * settled, voice.warm * 0.85));
    blend(colour, colour, AMBER, settled * 0.35 + voice.warm * across * 0.25);
    blend(colour, colour, WHITE, beat * 0.5);
    canvas.vertex(
      camera.px,
      camera.py,
      colour[0] * energy,
      colour[1] * energy,
      colour[2] * energy,
      camera.blur,
    );
  }
  canvas.stroke();
}
