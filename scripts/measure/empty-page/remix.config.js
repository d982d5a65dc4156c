import site from "../../../remix.config.js";

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  serverModuleFormat: "cjs",
  serverBuildPath: "../../../.cache/empty-page/index.cjs",
  assetsBuildDirectory: "../../../.cache/empty-page/assets",
  future: site.future,
};
