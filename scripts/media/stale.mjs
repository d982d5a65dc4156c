import { factsOf } from "./manifest.mjs";

/**
 * Why an item has to be made, or undefined when it has not.
 * @param {import("./kinds.mjs").Item} item
 * @param {import("./manifest.mjs").Entry} [entry] what the manifest says of it
 */
export function whyStale(item, entry) {
  if (!entry) return "new";
  if (entry.sourceHash !== item.sourceHash) return "its source has changed";
  if (!sameNames(item.files, Object.keys(entry.files))) return "it should have other files";
  const wrong = item.files.find((path) => factsOf(path)?.sha256 !== entry.files[path].sha256);
  return wrong && `${wrong} is not the file that was made`;
}

const sameNames = (a, b) => [...a].sort().join() === [...b].sort().join();
