/** @type {import("@remix-run/dev").AppConfig} */
export default {
  serverModuleFormat: "cjs",
  serverBuildPath: "../../../.cache/empty-page/index.cjs",
  assetsBuildDirectory: "../../../.cache/empty-page/assets",
  future: {
    v3_singleFetch: true,
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: false,
  },
};
