import { extname } from "node:path";

/** In bytes of UTF-8: NAME_MAX of Linux file systems. */
const LONGEST_NAME = 255;

/**
 * Gives each file a unique name, also on file systems that ignore case: its submission's id, its original name, and a number
 * if that name is taken. A long name loses whole characters before its extension.
 * @param reserved names that are never given
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

/** Both parts come from outside: the result must not lead to another folder or contain control characters. */
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
