import { expect, test } from "vitest";
import { send } from "../../support/http";
import { startSite } from "../../support/servers/site";

const WAIT = { timeout: 20_000 };

test.each([
  ["without NODE_ENV", undefined],
  ["with an empty NODE_ENV", ""],
])("started by hand %s the built server is the production one", async (_, NODE_ENV) => {
  const site = await startSite({ NODE_ENV });
  // Pages are cached in production only.
  await expect.poll(async () => (await send(`${site.url}/about`)).headers.etag, WAIT).toBeDefined();
  expect((await send(`${site.url}/career`)).body).toContain("<h1>");
  expect(site.output()).not.toContain("Dev server");
  await site.stop();
});

test("started by hand with NODE_ENV=development it serves pages, and says that no `remix dev` listens", async () => {
  const site = await startSite({ NODE_ENV: "development" });
  await expect.poll(site.output, WAIT).toContain("remix dev");
  expect((await send(`${site.url}/about`)).status).toBe(200);
  await site.stop();
});
