import { describeFile } from "./manifest.mjs";

/**
 * Why an item has to be made again, or undefined if its files are up to date.
 * @param {import("./generators.mjs").Item} item
 * @param {import("./manifest.mjs").Entry} [entry]
 */
export function staleReason(item, entry) {
  if (!entry) return "new";
  if (entry.sourceHash !== item.sourceHash) return "its source has changed";
  if (!sameNames(item.files, Object.keys(entry.files))) return "its list of files has changed";
  const wrong = item.files.find((path) => describeFile(path)?.sha256 !== entry.files[path].sha256);
  return wrong && `${wrong} is not the recorded file`;
}

const sameNames = (a, b) => [...a].sort().join() === [...b].sort().join();
