/** Takes a hash like `#save-50%` out of the address: Remix and we decode hashes, and that throws for it. */
export function dropMalformedHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}
