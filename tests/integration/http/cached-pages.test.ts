import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { requestLog } from "../../../server/http/middleware/request-log";
import { createLoopback, ownAddressOf } from "../../../server/http/page-cache/loopback";
import type { Metrics } from "../../../server/observability/metrics";
import { send, urlOf } from "../../support/http";

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
