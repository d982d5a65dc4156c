import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { requestLog } from "../../../server/http/observe";
import { createLoopback } from "../../../server/http/page-cache/ask-app";
import { createCachedPages } from "../../../server/http/page-cache/kept-pages";
import type { Metrics } from "../../../server/services/metrics";
import { send } from "../../support/send";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test("what start has left behind is given back once, when every page has been made", async () => {
  const done: string[] = [];
  const pages = createCachedPages({
    paths: ["/", "/about", "/about.data"],
    ask: async (path) => {
      done.push(path);
      return { status: 200, rawHeaders: ["Cache-Control", "public, s-maxage=1"], body: Buffer.from(path) };
    },
    log,
    tidy: () => done.push("tidy"),
  });
  pages.warm();
  await vi.waitFor(() => expect(done).toContain("tidy"));
  pages.find("/about");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual(["/", "/about", "/about.data", "tidy"]);
});

test("the cache's own questions are nobody's visit: they are neither counted nor logged", async () => {
  const answered = vi.fn();
  const watch = requestLog({ log, metrics: { answered } as unknown as Metrics }, {} as ServerBuild["routes"]);
  const app = (request: IncomingMessage, response: ServerResponse) => {
    watch(request, response);
    response.end("page");
  };
  expect((await createLoopback(app, "site.test")("/about")).body.toString()).toBe("page");
  expect(answered).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();

  const server = createServer(app).listen(0);
  await send((server.address() as AddressInfo).port, "/about", {});
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(log.info).toHaveBeenCalledOnce();
  server.close();
});
