import { test as base } from "@playwright/test";
import { type FakeScheduler, startFakeScheduler } from "../servers/fake-scheduler";
import { type FakeUpstream, startFakeUpstream } from "../servers/fake-upstream";
import { type Site, startSite } from "../servers/site";

export { expect } from "@playwright/test";

interface WorkerFixtures {
  /** An upstream API and the built server that talks to it, one pair per worker. */
  backend: { site: Site; upstream: FakeUpstream };
  /** A site with a calendar and a player of others, and another retention than usual; started for the first test that asks. */
  customBackend: { site: Site; thirdParty: FakeScheduler };
}

interface Fixtures {
  site: Site;
  /** Cleared before every test, even one that does not use it: an earlier test may have left it failing. */
  upstream: FakeUpstream;
  customSite: Site;
  /** The calendar and the player of the custom site; it has seen no request before each test. */
  thirdParty: FakeScheduler;
  /** The page's errors and warnings on the console, from the test's start. */
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
  customBackend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const thirdParty = await startFakeScheduler();
      const { url } = thirdParty;
      const site = await startSite({ SCHEDULER_URL: url, DEMO_VIDEO_URL: url, INBOX_RETENTION_DAYS: "45" });
      await use({ site, thirdParty });
      await site.stop();
      await thirdParty.stop();
    },
    { scope: "worker" },
  ],
  customSite: async ({ customBackend }, use) => use(customBackend.site),
  thirdParty: async ({ customBackend }, use) => {
    const { thirdParty } = customBackend;
    thirdParty.requests.length = 0;
    await use(thirdParty);
    thirdParty.hang = false;
  },
  site: async ({ backend }, use) => use(backend.site),
  // For every test: a test that does not use it must not meet a mode that another test left.
  upstream: [
    async ({ backend }, use) => {
      backend.upstream.startNextTest();
      await use(backend.upstream);
    },
    { auto: true },
  ],
  baseURL: async ({ backend }, use) => use(backend.site.url),
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(errors);
  },
});
