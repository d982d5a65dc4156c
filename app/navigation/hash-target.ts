/** The element that a hash names. `dropMalformedHash` has removed a hash that cannot be decoded. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}
