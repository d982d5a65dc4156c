import { openMaster } from "./encoding/master.mjs";
import { HdrCanvas } from "./renderer/hdr-canvas.mjs";
import { toneMap } from "./renderer/tone-map.mjs";
import { createViewports, WIDE_SCALE } from "./renderer/viewports.mjs";

/** The mobile viewport and a little below it: each level of the canvas halves both. */
const UPRIGHT_SIZE = { width: 576, height: 768 };

export const VIEWPORTS = ["desktop", "wide", "mobile"];

/**
 * Loads a scene. Its mobile film is a part of the desktop canvas, or drawn by `drawUpright` on a canvas of its own;
 * `renderMoment` renders a moment, from 0 to 1, into the pixels of the named viewports.
 */
export async function prepareScene(id, names = VIEWPORTS) {
  const scene = await import(`./scenes/${id}.mjs`);
  const { viewports, exposure, bloom } = createViewports(scene.view);
  const desktop = { canvas: new HdrCanvas(), draw: scene.draw };
  const sources = {
    desktop,
    wide: { canvas: new HdrCanvas({ scale: WIDE_SCALE }), draw: scene.draw },
    mobile: scene.drawUpright ? { canvas: new HdrCanvas(UPRIGHT_SIZE), draw: scene.drawUpright } : desktop,
  };
  const renderMoment = (t) => {
    for (const { canvas, draw } of new Set(names.map((name) => sources[name]))) {
      canvas.clear();
      draw(canvas, t);
      canvas.composite(bloom);
    }
    for (const name of names) toneMap(sources[name].canvas, viewports[name], exposure);
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
