import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Tests import route files. JSX needs the automatic runtime, as in the build.
  esbuild: { jsx: "automatic" },
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    environment: "node",
    // Generous, so that a busy machine fails no test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Some files wait, so three run at once even on two processors. Sharing imported modules halves the time.
        test: { name: "unit", include: ["tests/unit/**/*.test.ts"], maxWorkers: 3, isolate: false },
      },
      // These start servers and databases; some need a build. They mostly wait, so three files run at once.
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: "tests/support/store/one-postgres.ts",
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      // These need a build and mostly wait, so four files run at once.
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/*.test.ts"],
          testTimeout: 180_000,
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
