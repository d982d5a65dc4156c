import { test as base, type Page } from "@playwright/test";
import { type FakeUpstream, startFakeUpstream } from "../servers/fake-upstream";
import { type Site, startSite } from "../servers/site";

export { expect } from "@playwright/test";

interface WorkerFixtures {
  /** An upstream API and the built server that talks to it, one pair per worker. */
  backend: { site: Site; upstream: FakeUpstream };
  /** A site with external calendar and player; started for the first test that asks. */
  customSite: Site;
}

/** The calendar and the player of the custom site. */
interface ThirdParty {
  url: string;
  /** Paths with their queries, in order. */
  requests: string[];
  /** While true requests for the calendar's page get no response. */
  hang: boolean;
}

interface Fixtures {
  site: Site;
  /** Cleared before every test, even one that does not use it: an earlier test may have left it failing. */
  upstream: FakeUpstream;
  thirdParty: ThirdParty;
  /** The page's errors and warnings on the console, from the test's start. */
  consoleErrors: string[];
}

const THIRD_PARTY = "https://third-party.test/team/30min";

export const test = base.extend<Fixtures, WorkerFixtures>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      const site = await startSite({ API_BASE_URL: upstream.url, API_TIMEOUT_MS: "3000" });
      await use({ site, upstream });
      await site.stop();
      await upstream.stop();
    },
    { scope: "worker" },
  ],
  customSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const site = await startSite({ SCHEDULER_URL: THIRD_PARTY, DEMO_VIDEO_URL: THIRD_PARTY });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  thirdParty: async ({ context }, use) => {
    const thirdParty: ThirdParty = { url: THIRD_PARTY, requests: [], hang: false };
    await context.route(`${new URL(THIRD_PARTY).origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      thirdParty.requests.push(pathname + search);
      if (pathname.endsWith(".js")) await route.fulfill({ contentType: "text/javascript", body: "" });
      else if (!thirdParty.hang)
        await route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Pick a time</h1>" });
    });
    await use(thirdParty);
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

/** Waits until React has hydrated the page, where scripts run: from then on every control responds. */
export async function hydrated(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator("dialog:not(:modal)").waitFor({ state: "detached" });
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** For the further rows of a table: `npm test` runs those of the condition, `npm run test:all` runs all. */
export const gateIf = (isInGate: boolean) => (isInGate ? {} : { tag: "@nightly" });
