import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { joinMasters } from "./encoding/master.mjs";

const WORKER = fileURLToPath(new URL("./worker.mjs", import.meta.url));
const WORKERS = 2;

/** Renders a film in several processes. @returns {Promise<Record<string, string>>} its masters, by viewport */
export async function renderMasters(id, folder, viewports) {
  const indexes = Array.from({ length: WORKERS }, (_, index) => index);
  await Promise.all(indexes.map((index) => runWorker(id, index, folder, viewports)));
  const masters = {};
  for (const name of viewports) {
    masters[name] = join(folder, `${name}.mkv`);
    await joinMasters(
      indexes.map((index) => partFile(folder, name, index)),
      masters[name],
    );
  }
  return masters;
}

function runWorker(id, index, folder, viewports) {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [id, String(index), String(WORKERS), folder, ...viewports]);
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`worker ${index} of ${id} failed`)),
    );
  });
}

/** The part of a master that one worker writes. */
export const partFile = (folder, viewport, index) => join(folder, `${viewport}-${index}.mkv`);
