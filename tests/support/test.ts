import { test as base } from "@playwright/test";
import { type FakeUpstream, startFakeUpstream } from "./fake-upstream";
import { type Site, startSite } from "./site";

export { expect } from "@playwright/test";

interface WorkerFixtures {
  /** An upstream API and the built server that talks to it, one pair per worker. */
  backend: { site: Site; upstream: FakeUpstream };
}

interface Fixtures {
  site: Site;
  /** Cleared before each test. */
  upstream: FakeUpstream;
  /** What the page has said on the console as an error or warning; collected from the test's start. */
  consoleErrors: string[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      const site = await startSite({
        API_BASE_URL: upstream.url,
        API_TIMEOUT_MS: "3000",
        RATE_LIMIT_PER_MINUTE: "0",
        RATE_LIMIT_PER_HOUR: "0",
        LOG_LEVEL: "warn",
      });
      await use({ site, upstream });
      await site.stop();
      await upstream.stop();
    },
    { scope: "worker" },
  ],
  site: async ({ backend }, use) => use(backend.site),
  upstream: async ({ backend }, use) => {
    backend.upstream.handOver();
    await use(backend.upstream);
  },
  baseURL: async ({ backend }, use) => use(backend.site.url),
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
});
