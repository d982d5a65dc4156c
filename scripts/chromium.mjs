/** Command-line arguments of every headless Chromium that the scripts start. */
export const CHROMIUM_ARGS = [
  // The sandbox needs user namespaces, which containers and root lack.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // The browser makes no requests of its own.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
