import { extname } from "node:path";

/** In bytes of UTF-8: NAME_MAX of the file systems of Linux. */
const LONGEST_NAME = 255;

/**
 * Gives each file a name of its own, also where case does not count: its submission's id, what its sender called it,
 * and a number where that was given before. Whole characters are cut off before the ending when it is too long.
 * @param reserved names that it never gives
 */
export function createExportNames(reserved: readonly string[]): (id: string, name: string) => string {
  const given = new Set(reserved.map(key));
  return (id, name) => {
    const whole = safe(`${id}-${name}`);
    const ending = bytesOf(extname(whole)) <= 16 ? extname(whole) : "";
    const stem = whole.slice(0, whole.length - ending.length);
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? ending : `-${number}${ending}`;
      const candidate = cut(stem, LONGEST_NAME - bytesOf(end)) + end;
      if (given.has(key(candidate))) continue;
      given.add(key(candidate));
      return candidate;
    }
  };
}

/** Neither part is ours: the result must not lead to another folder, nor hold control characters. */
const safe = (name: string) => name.replace(/[/\\\p{C}]/gu, "_").replace(/^\.+/, "_");

const key = (name: string) => name.normalize().toLowerCase();

const bytesOf = (text: string) => Buffer.byteLength(text);

function cut(text: string, bytes: number): string {
  let result = "";
  let left = bytes;
  for (const character of text) {
    left -= bytesOf(character);
    if (left < 0) break;
    result += character;
  }
  return result;
}
