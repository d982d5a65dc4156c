import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "warn" });
});
afterAll(() => site.stop());

/** The longest that a common proxy keeps an idle connection: Google's load balancers, ten minutes. */
const LONGEST_SECONDS = 600;

test.each(["/about", "/career"])("%s announces that its connection outlives any proxy's", async (path) => {
  const { headers } = await send(`${site.url}${path}`, { headers: { Connection: "keep-alive" } });
  const seconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  expect(seconds).toBeGreaterThan(LONGEST_SECONDS);
});
