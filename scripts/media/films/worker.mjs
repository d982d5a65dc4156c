/** Renders consecutive frames of a film: node worker.mjs <scene> <index> <number of workers> <folder> <viewports> */
import { FRAMES, openMaster } from "./encoding/master.mjs";
import { prepareScene } from "./prepare-scene.mjs";
import { partFile } from "./render-masters.mjs";

const [id, index, workers, folder, ...names] = process.argv.slice(2);
const { viewports, renderMoment } = await prepareScene(id, names);
const masters = names.map((name) => {
  const { width, height, pixels } = viewports[name];
  return { pixels, ...openMaster(partFile(folder, name, index), width, height) };
});
const from = Math.floor((FRAMES * Number(index)) / Number(workers));
const to = Math.floor((FRAMES * (Number(index) + 1)) / Number(workers));
for (let frame = from; frame < to; frame++) {
  renderMoment(frame / FRAMES);
  for (const master of masters) await master.write(master.pixels);
}
for (const master of masters) await master.close();
