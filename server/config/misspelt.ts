import { variables } from "./variables";

const KNOWN = Object.keys(variables.shape);

/** Finds names in the environment that are at most two letters off one of ours. Short names resemble too many others. */
export function misspelt(names: readonly string[]): [given: string, meant: string][] {
  return names.flatMap((given) => {
    const meant = KNOWN.find((name) => name.length > 5 && distance(given, name) < 3);
    return meant && !KNOWN.includes(given) ? [[given, meant]] : [];
  });
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const changed = (row[j] ?? 0) + (b[j] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
