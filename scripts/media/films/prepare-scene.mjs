import { openMaster } from "./encoding/master.mjs";
import { HdrCanvas } from "./renderer/hdr-canvas.mjs";
import { toneMap } from "./renderer/tone-map.mjs";
import { createViewports } from "./renderer/viewports.mjs";

/** The mobile viewport and a little below it: each level of the canvas halves both. */
const UPRIGHT_SIZE = [576, 768];

export const VIEWPORTS = ["desktop", "mobile"];

/**
 * Loads a scene. Its mobile film is a part of the canvas, or drawn by `drawUpright` on a canvas of its own; `renderMoment` renders a moment, from 0 to 1, into the pixels
 * of both viewports.
 */
export async function prepareScene(id) {
  const scene = await import(`./scenes/${id}.mjs`);
  const canvas = new HdrCanvas();
  const { viewports, exposure, bloom } = createViewports(scene.view);
  const upright = scene.drawUpright && new HdrCanvas(...UPRIGHT_SIZE);
  const renderMoment = (t) => {
    render(canvas, scene.draw, t);
    toneMap(canvas, viewports.desktop, exposure);
    if (upright) render(upright, scene.drawUpright, t);
    toneMap(upright ?? canvas, viewports.mobile, exposure);
  };
  const render = (target, draw, t) => {
    target.clear();
    draw(target, t);
    target.composite(bloom);
  };
  return { viewports, renderMoment, boostLastFrames: scene.boostLastFrames };
}

/** Writes the pixels of a viewport as a master of one frame. */
export async function writeFrame({ pixels, width, height }, file) {
  const master = openMaster(file, width, height);
  await master.write(pixels);
  await master.close();
  return file;
}
