import { test as base } from "../browser/test";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import type { Visitor } from "./visitor";
import { startWebKit } from "./webkit";

export { expect } from "@playwright/test";

export interface EngineOptions {
  engineName: "firefox" | "webkit";
  scripts: boolean;
}

/** A test in an engine besides Chromium, with scripts or without as its project says; the window is as large as `viewport`. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
  engineName: ["webkit", { option: true, scope: "worker" }],
  scripts: [true, { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, scripts }, use) => {
      const engine = await (engineName === "webkit" ? startWebKit(scripts) : startFirefox(scripts));
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine, site, viewport }, use) => {
    const { width, height } = viewport ?? { width: 1440, height: 900 };
    const { visitor, close } = await engine.open({ siteUrl: site.url, width, height });
    await use(visitor);
    await close();
  },
});
