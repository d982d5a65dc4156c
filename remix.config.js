/** @type {import("@remix-run/dev").AppConfig} */
export default {
  // One bundle for the app and its host (server/build.ts): singletons are shared and nothing is built twice.
  server: "./server/build.ts",
  serverModuleFormat: "esm",
  serverMinify: false,
  // Packages of a hundred small files each: read as one they start the server in half the time. Nothing of them is
  // shared with code outside of the bundle.
  serverDependenciesToBundle: [/^kysely/, /^zod/, /^@conform-to\//, "remix-toast"],
  watchPaths: ["./server/**/*.ts"],
  ignoredRouteFiles: ["**/.*"],
  future: {
    v3_singleFetch: true,
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // A small site: the whole route list is cheaper than a request for parts of it.
    v3_lazyRouteDiscovery: false,
  },
};
