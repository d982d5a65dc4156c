import { openMaster } from "./encoding/master.mjs";
import { HdrCanvas } from "./renderer/hdr-canvas.mjs";
import { toneMap } from "./renderer/tone-map.mjs";
import { createViewports } from "./renderer/viewports.mjs";

export const VIEWPORTS = ["desktop", "mobile"];

/** Loads a scene; `renderMoment` renders a moment, from 0 to 1, into the pixels of both viewports. */
export async function prepareScene(id) {
  const scene = await import(`./scenes/${id}.mjs`);
  const canvas = new HdrCanvas();
  const { viewports, exposure, bloom } = createViewports(scene.view);
  const renderMoment = (t) => {
    canvas.clear();
    scene.draw(canvas, t);
    canvas.composite(bloom);
    for (const name of VIEWPORTS) toneMap(canvas, viewports[name], exposure);
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
