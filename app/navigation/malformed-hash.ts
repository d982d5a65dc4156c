/** Removes a hash like `#save-50%` from the address: Remix and `hashTarget` decode hashes, and this one throws. */
export function dropMalformedHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}
