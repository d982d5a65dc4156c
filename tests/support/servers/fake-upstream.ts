import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** How the upstream responds. */
export type UpstreamMode =
  | "ok"
  | "reset"
  | "hang"
  | "garbage"
  | "upgrade"
  | "redirect"
  | { status: number }
  /** Responds with success after this many milliseconds. */
  | { delay: number }
  /** Responds with 500 to these bodies, and with success to others. */
  | { failFor: RegExp }
  /** Sends the headers, and never the body. */
  | "stall";

export interface UpstreamRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Whether it got a response of success. */
  accepted: boolean;
  json?: Record<string, unknown>;
  form?: FormData;
}

export type FakeUpstream = Awaited<ReturnType<typeof startFakeUpstream>>;

/** An upstream API that records its requests and responds as its mode says. */
export async function startFakeUpstream(port = 0) {
  const former = new Set<unknown>();
  const server = createServer(async (request, response) => {
    // Undefined when the sender died before the request was complete.
    const recorded = await record(request).catch(() => undefined);
    if (!recorded) return;
    if (former.has(request.headers["idempotency-key"] ?? "none")) return response.writeHead(201).end("{}");
    upstream.requests.push(recorded);
    response.once("finish", () => upstream.onResponse?.());
    const { mode } = upstream;
    if (typeof mode === "object" && "delay" in mode) await setTimeout(mode.delay);
    const status = statusOf(mode, recorded);
    recorded.accepted = status === 201;
    if (status) response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end("{}");
    else if (mode === "reset") response.socket?.destroy();
    else if (mode === "garbage") response.socket?.end("this is no HTTP\r\n\r\n");
    else if (mode === "upgrade")
      response.socket?.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
    else if (mode === "stall") response.writeHead(200, { "Content-Length": "1000" }).flushHeaders();
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [] as UpstreamRequest[],
    mode: "ok" as UpstreamMode,
    /** Called when a response has been sent. */
    onResponse: undefined as (() => void) | undefined,
    /** Forgets what was recorded and responds with success again. */
    clear() {
      upstream.requests.length = 0;
      upstream.mode = "ok";
      upstream.onResponse = undefined;
    },
    /** Ends what it has not answered, as a restart does. */
    restart: () => server.closeAllConnections(),
    /** The same for the next test: retries of what an earlier test sent are accepted and not recorded. */
    startNextTest() {
      for (const { headers } of upstream.requests) former.add(headers["idempotency-key"]);
      upstream.clear();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
  return upstream;
}

async function record(request: IncomingMessage): Promise<UpstreamRequest> {
  const { method = "", url: path = "", headers } = request;
  const body = Buffer.concat(await request.toArray());
  const type = headers["content-type"] ?? "";
  const recorded: UpstreamRequest = { method, path, headers, body, accepted: false };
  if (type.startsWith("application/json")) recorded.json = JSON.parse(body.toString());
  if (type.startsWith("multipart/"))
    recorded.form = await new Response(body, { headers: { "Content-Type": type } }).formData();
  return recorded;
}

/** The status of the response, if it has one. */
function statusOf(mode: UpstreamMode, { body }: UpstreamRequest): number | undefined {
  if (mode === "redirect") return 302;
  if (typeof mode !== "object") return mode === "ok" ? 201 : undefined;
  if ("status" in mode) return mode.status;
  return "failFor" in mode && mode.failFor.test(body.toString()) ? 500 : 201;
}
