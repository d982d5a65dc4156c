/** The element that a hash names. A malformed hash never comes here: malformed-hash.ts takes it out of the address. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
