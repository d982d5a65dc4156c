import { createServer } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { createElement as h } from "react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import * as entry from "~/entry.server";
import { createDependencies } from "../../../server/site/dependencies";
import { createApp } from "../../../server/site/http/app";
import { send, urlOf } from "../../support/http";
import { tempConfig } from "../../support/store/temp-config";

// Small pages that fail in every way, behind the real host and the real entry.server.

const TYPED = "amira@example.test\n    at typed by a visitor (/home/amira)";
function fail(): never {
  throw new RangeError(TYPED);
}
const Page = () => h("p", null, "page");
const modules: Record<string, Record<string, unknown>> = {
  loader: { loader: fail, default: Page },
  action: { loader: () => null, action: fail, default: Page },
  render: { loader: () => null, default: fail },
};
const Root = () => h("html", null, h("head"), h("body", null, h(Outlet)));
const Failed = () => h("html", null, h("body", null, "The fault is ours."));
const routes: Record<string, unknown> = {
  root: { id: "root", path: "", module: { default: Root, ErrorBoundary: Failed } },
};
for (const [path, module] of Object.entries(modules))
  routes[path] = { id: path, parentId: "root", path, module };
const build = {
  entry: { module: entry },
  routes,
  assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes },
  publicPath: "/build/",
  assetsBuildDirectory: "public/build",
  future: { v3_singleFetch: true },
  isSpaMode: false,
} as unknown as ServerBuild;

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const dependencies = {
  // In development scripts are not deferred, which needs the real document.
  ...createDependencies(tempConfig({ NODE_ENV: "development", RATE_LIMIT_PER_MINUTE: "0" })),
  background: { start() {}, stop: async () => {} },
  log,
};
const server = createServer(createApp(dependencies, build, ".", fail)).listen(0);
afterAll(() => {
  server.close();
  return dependencies.close();
});
const console = vi.spyOn(globalThis.console, "error");
beforeEach(() => vi.clearAllMocks());

test.each([
  ["a loader", "GET", "/loader"],
  ["a loader asked for its data", "GET", "/loader.data"],
  ["an action", "POST", "/action"],
  ["an action asked for its data", "POST", "/action.data"],
  ["a page in rendering", "GET", "/render"],
])("an error in %s is logged once, with its origin and without what a visitor typed", async (_, method, path) => {
  const { status, headers } = await send(urlOf(server, `${path}?email=amira`), { method });
  expect(status).toBe(500);
  const at = expect.stringMatching(/^at .*error-log\.test\.ts/);
  const line = { id: headers["x-request-id"], path, error: "RangeError", at };
  expect(log.error.mock.calls).toEqual([[line, "request failed"]]);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("amira");
  expect(console).not.toHaveBeenCalled();
});

test("an error outside Remix gets a page without its message", async () => {
  const { status, body } = await send(urlOf(server, "/readyz"));
  expect([status, body.includes("<h1>"), body.includes("amira")]).toEqual([500, true, false]);
});
