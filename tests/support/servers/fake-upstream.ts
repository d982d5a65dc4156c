import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the upstream responds. */
export type UpstreamMode =
  | "ok"
  | "reset"
  | "hang"
  | "garbage"
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
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** Whether it got a response of success. */
  accepted: boolean;
  json?: Record<string, unknown>;
  form?: FormData;
}

export interface FakeUpstream {
  url: string;
  requests: UpstreamRequest[];
  mode: UpstreamMode;
  /** Called when a response has been sent. */
  onResponse?: () => void;
  /** Forgets what was recorded and responds with success again. */
  clear(): void;
  /** The same for the next test: retries of what an earlier test sent are accepted and not recorded. */
  startNextTest(): void;
  stop(): Promise<void>;
}

/** An upstream API that records its requests and responds as its mode says. */
export async function startFakeUpstream(port = 0): Promise<FakeUpstream> {
  const former = new Set<unknown>();
  const upstream: FakeUpstream = {
    url: "",
    requests: [],
    mode: "ok",
    clear() {
      upstream.requests.length = 0;
      upstream.mode = "ok";
      upstream.onResponse = undefined;
    },
    startNextTest() {
      for (const { headers } of upstream.requests) former.add(headers["idempotency-key"]);
      upstream.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer(async (request, response) => {
    // Undefined when the sender died before the request was complete.
    const recorded = await record(request).catch(() => undefined);
    if (!recorded) return;
    if (former.has(request.headers["idempotency-key"] ?? "none")) return respond("ok", response);
    upstream.requests.push(recorded);
    response.once("finish", () => upstream.onResponse?.());
    const mode = await plainMode(upstream.mode, recorded);
    recorded.accepted = mode === "ok";
    respond(mode, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

type PlainMode = Exclude<UpstreamMode, { delay: number } | { failFor: RegExp }>;

async function plainMode(mode: UpstreamMode, { body }: UpstreamRequest): Promise<PlainMode> {
  if (typeof mode !== "object" || "status" in mode) return mode;
  if ("failFor" in mode) return mode.failFor.test(body.toString()) ? { status: 500 } : "ok";
  await new Promise((resolve) => setTimeout(resolve, mode.delay));
  return "ok";
}

function respond(mode: PlainMode, response: ServerResponse): void {
  if (typeof mode === "object") response.writeHead(mode.status).end("{}");
  else if (mode === "ok") response.writeHead(201).end("{}");
  else if (mode === "redirect") response.writeHead(302, { Location: "/elsewhere" }).end();
  else if (mode === "reset") response.socket?.destroy();
  else if (mode === "garbage") response.socket?.end("this is no HTTP\r\n\r\n");
  else if (mode === "stall") response.writeHead(200, { "Content-Length": "1000" }).flushHeaders();
}
