import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { requestLog } from "../../../server/http/middleware/request-log";
import { createCachedPages } from "../../../server/http/page-cache/cached-pages";
import {
  createLoopback,
  type LoopbackResponse,
  ownAddressOf,
} from "../../../server/http/page-cache/loopback";
import type { Metrics } from "../../../server/observability/metrics";
import { send, urlOf } from "../../support/http";

vi.mock("../../../server/http/page-cache/cached-page", async (original) => {
  const actual = await original<typeof import("../../../server/http/page-cache/cached-page")>();
  return {
    ...actual,
    encodeVariants: vi.fn<typeof actual.encodeVariants>(async (response) => {
      if (response.body.includes("rare")) throw new RangeError("out of memory");
      return actual.encodeVariants(response);
    }),
  };
});

const FRESH = ["Cache-Control", "public, s-maxage=300, stale-while-revalidate=3600"];
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

test("a page that cannot be compressed is left to the app, one line says so, and the next page is cached", async () => {
  vi.clearAllMocks();
  const ask = async (path: string) => ({ status: 200, rawHeaders: FRESH, body: Buffer.from(`${path} page`) });
  const pages = createCachedPages({ paths: ["/rare", "/about"], ask, log });
  pages.find("/rare");
  await vi.waitFor(() => expect(pages.find("/about")?.variants.identity.body.toString()).toBe("/about page"));
  expect(pages.find("/rare")).toBeUndefined();
  expect(log.warn.mock.calls).toEqual([
    [expect.objectContaining({ path: "/rare", error: "RangeError" }), expect.any(String)],
  ]);
});

test("pages are rendered and compressed one after another", async () => {
  const asked: string[] = [];
  const ask = async (path: string) => {
    // The page before it is complete by now.
    for (const earlier of asked) expect(pages.find(earlier)).toBeDefined();
    asked.push(path);
    return { status: 200, rawHeaders: FRESH, body: Buffer.from(path) };
  };
  const pages = createCachedPages({ paths: ["/a", "/b", "/c"], ask, log });
  const find = () => ["/a", "/b", "/c"].map(pages.find);
  await vi.waitFor(() => expect(find()).not.toContain(undefined));
  expect(asked).toEqual(["/a", "/b", "/c"]);
});

test.each<[string, () => Promise<LoopbackResponse>]>([
  ["an error page", async () => ({ status: 503, rawHeaders: [], body: Buffer.from("busy") })],
  [
    "a response that may not be cached",
    async () => ({ status: 200, rawHeaders: [], body: Buffer.from("private") }),
  ],
  ["a lost connection", () => Promise.reject(new Error("socket hang up"))],
  [
    "a page that cannot be compressed",
    async () => ({ status: 200, rawHeaders: FRESH, body: Buffer.from("rare") }),
  ],
])("a page is served until it expires although its renewal meets %s", async (_, renewal) => {
  let time = 0;
  const ask = vi.fn(
    async (): Promise<LoopbackResponse> => ({ status: 200, rawHeaders: FRESH, body: Buffer.from("page") }),
  );
  const pages = createCachedPages({ paths: ["/about"], ask, log, now: () => time });
  await vi.waitFor(() => expect(pages.find("/about")).toBeDefined());
  ask.mockImplementation(renewal);
  // A renewal that failed is tried again a minute later.
  for (time = 300_000; time < 3_900_000; time += 61_000) {
    expect(pages.find("/about")?.variants.identity.body.toString()).toBe("page");
    await new Promise(setImmediate);
  }
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  time = 3_900_000;
  expect(pages.find("/about")).toBeUndefined();
});
