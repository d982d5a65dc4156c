import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The route files are plain modules to a test; JSX needs the automatic runtime as in the build.
  oxc: { jsx: { runtime: "automatic" } },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"],
    environment: "node",
    // tests/unit/running starts the built server, also on a machine that is busy with something else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
