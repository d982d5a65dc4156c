import { brotliDecompressSync, gunzipSync } from "node:zlib";
import connect from "connect";
import { afterAll, expect, test, vi } from "vitest";
import { remix } from "../../../server/http/remix";
import { send, urlOf } from "../../support/http";

// A stand-in for Remix that records its requests.
const requests: Request[] = [];
const LONG = `<p>${"A page. ".repeat(400)}</p>`;
const RESPONSES: Record<string, () => Response> = {
  "/page": () => new Response(LONG, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
  "/short": () => new Response("<p>Short.</p>", { headers: { "Content-Type": "text/html" } }),
  "/picture": () =>
    new Response(new Uint8Array(5000).fill(65), { headers: { "Content-Type": "image/avif" } }),
  "/elsewhere": () => new Response(null, { status: 302, headers: { Location: "/page" } }),
  "/cookies": () => {
    const headers = new Headers({ "Content-Type": "text/html" });
    headers.append("Set-Cookie", "a=1");
    headers.append("Set-Cookie", "b=2");
    return new Response("", { headers });
  },
};
const handle = async (request: Request) => {
  requests.push(request);
  const path = new URL(request.url).pathname;
  if (path === "/posted") return new Response((await request.text()).toUpperCase());
  if (path === "/slow") await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
  return RESPONSES[path]?.() ?? new Response("nothing", { status: 404 });
};

const app = connect();
app.use(remix(handle, () => ({})));
const server = app.listen(0);
const get = (path: string, headers: Record<string, string> = {}) => send(urlOf(server, path), { headers });
afterAll(() => server.close());

test("a page is compressed as Accept-Encoding says, with its length", async () => {
  for (const [encoding, read] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    [undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const { headers, bytes } = await get("/page", encoding && { "Accept-Encoding": encoding });
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-length": String(bytes.length) });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(read(bytes).toString()).toBe(LONG);
  }
});

test("short pages and pictures are not compressed", async () => {
  for (const [path, size] of [
    ["/short", 13],
    ["/picture", 5_000],
  ] as const) {
    const { headers, bytes } = await get(path, { "Accept-Encoding": "br" });
    expect([headers["content-encoding"], bytes.length]).toEqual([undefined, size]);
  }
});

test("status, several cookies and an empty body reach the browser", async () => {
  expect(await get("/elsewhere")).toMatchObject({ status: 302, headers: { location: "/page" } });
  expect((await get("/cookies")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  const head = await send(urlOf(server, "/page"), { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, body: "" });
});

test("Remix gets the visitor's URL, query and body", async () => {
  await get("/page?contact=call", {
    "X-Forwarded-Host": "example.test, inner.test",
    "X-Forwarded-Proto": "https",
  });
  expect(requests.at(-1)?.url).toBe("https://example.test/page?contact=call");
  await get("/page");
  expect(requests.at(-1)?.url).toBe(urlOf(server, "/page"));
  expect((await send(urlOf(server, "/posted"), { method: "POST", body: "name=amira" })).body).toBe(
    "NAME=AMIRA",
  );
});

test("a closed connection aborts Remix's request", async () => {
  const before = requests.length;
  const leaving = new AbortController();
  const response = fetch(urlOf(server, "/slow"), { signal: leaving.signal });
  await vi.waitFor(() => expect(requests.length).toBe(before + 1));
  leaving.abort();
  await expect(response).rejects.toThrow();
  await vi.waitFor(() => expect(requests.at(-1)?.signal.aborted).toBe(true));
});
