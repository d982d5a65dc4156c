/** The frames of a loop, and when the encoded film of a product's section shows each of the section's details. */
import { SECONDS } from "./animations.mjs";
import { HOLD_SECONDS } from "./hold.mjs";
import { FRAMES_PER_SECOND } from "./master.mjs";
import { posterMoment } from "./page.mjs";

export const FRAMES = SECONDS * FRAMES_PER_SECOND;
/** The frame of a moment from 0 to 1. */
export const frameAt = (moment) => Math.round(moment * FRAMES);

/** Moments of a scene, from 0 to 1, in seconds of its film, which begins with its poster and pauses there. */
function inFilm(scene, moment) {
  const frame = (frameAt(moment) - frameAt(posterMoment(scene)) + FRAMES) % FRAMES;
  return frame === 0 ? 0 : Number((HOLD_SECONDS + frame / FRAMES_PER_SECOND).toFixed(2));
}

/** @param {{ name: string, scene: import("./page.mjs").Scene }[]} scenes one film in a line */
export function cuesJson(scenes) {
  const line = ({ name, scene }) =>
    `"loops/${name}":${JSON.stringify(scene.cues.map((cue) => inFilm(scene, cue)))}`;
  return `{\n${scenes.map(line).join(",\n")}\n}\n`;
}
