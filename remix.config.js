/** @type {import("@remix-run/dev").AppConfig} */
export default {
  // One bundle for the app and its host (server/index.ts): singletons are shared and nothing is built twice.
  server: "./server/index.ts",
  // CommonJS, because packages that are bundled call require(); of the packages, still their modules.
  serverModuleFormat: "cjs",
  serverMainFields: ["module", "main"],
  serverBuildPath: "build/index.cjs",
  serverMinify: false,
  // Everything in one file: reading some hundred small files took half of the time of a start. Except the SQLite driver
  // for Node before 24, which loads a binary beside itself.
  serverDependenciesToBundle: [/^(?!@photostructure)/],
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
