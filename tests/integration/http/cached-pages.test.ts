import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { requestLog } from "../../../server/http/middleware/request-log";
import { encodeVariants } from "../../../server/http/page-cache/cached-page";
import { createCachedPages } from "../../../server/http/page-cache/cached-pages";
import { createLoopback, ownAddressOf } from "../../../server/http/page-cache/loopback";
import type { Metrics } from "../../../server/observability/metrics";
import { send, urlOf } from "../../support/http";

vi.mock("../../../server/http/page-cache/cached-page", async (original) => {
  const actual = await original<typeof import("../../../server/http/page-cache/cached-page")>();
  return {
    ...actual,
    encodeVariants: vi.fn<typeof actual.encodeVariants>(async (response, effort) => {
      if (effort === "best" && response.body.includes("rare")) throw new RangeError("out of memory");
      return actual.encodeVariants(response, effort);
    }),
  };
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test("the cache's own requests are neither counted nor logged", async () => {
  const answered = vi.fn();
  const logRequest = requestLog(
    { log, metrics: { answered } as unknown as Metrics },
    {} as ServerBuild["routes"],
  );
  const app = (request: IncomingMessage, response: ServerResponse) => {
    logRequest(request, response, () => response.end("page"));
  };
  const server = createServer(app).listen(0);
  const ask = createLoopback(() => ownAddressOf(server), "site.test");
  expect((await ask("/about")).body.toString()).toBe("page");
  expect(answered).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();

  await send(urlOf(server, "/about"), { headers: { "X-Internal-Request": "guessed" } });
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(log.info).toHaveBeenCalledOnce();
  server.close();
});

test("a page that cannot be compressed best is served as it is, one line says so, and the next ones are compressed", async () => {
  vi.clearAllMocks();
  const rawHeaders = ["Cache-Control", "public, s-maxage=300"];
  const ask = async (path: string) => ({ status: 200, rawHeaders, body: Buffer.from(`${path} page`) });
  const pages = createCachedPages({ paths: ["/rare", "/about"], ask, log });
  pages.warm();
  const efforts = () => vi.mocked(encodeVariants).mock.settledResults.map(({ type }) => type);
  await vi.waitFor(() => expect(efforts()).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]));
  expect(pages.find("/rare")?.variants.identity.body.toString()).toBe("/rare page");
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ error: "RangeError" }), expect.any(String)],
  ]);
});
