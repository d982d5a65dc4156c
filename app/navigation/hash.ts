import { createPath, type Location } from "@remix-run/react";

/** Removes a hash like `#save-50%` from the address: Remix decodes hashes, and this one throws. */
export function dropMalformedHashes(): void {
  drop();
  window.addEventListener("popstate", drop);
}

function drop(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}

export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Of a history entry. All typed hashes have the key "default", and would share one scroll position and one focus. */
export const historyKey = (location: Location) =>
  location.key === "default" ? createPath(location) : location.key;
