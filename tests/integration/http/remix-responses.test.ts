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
  "/picture": () => new Response("A".repeat(5_000), { headers: { "Content-Type": "image/avif" } }),
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

const server = connect()
  .use(remix(handle, () => ({})))
  .listen(0);
const get = (path: string, headers: Record<string, string> = {}) => send(urlOf(server, path), { headers });
afterAll(() => server.close());

test.each([
  ["/page", "br", "br", brotliDecompressSync, LONG.length],
  ["/page", "gzip", "gzip", gunzipSync, LONG.length],
  ["/page", "", undefined, Buffer.from, LONG.length],
  ["/short", "br", undefined, Buffer.from, 13],
  ["/picture", "br", undefined, Buffer.from, 5_000],
] as const)("%s reaches a browser that accepts %j as %s", async (path, accepted, encoding, read, size) => {
  const { headers, bytes } = await get(path, accepted ? { "Accept-Encoding": accepted } : {});
  expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, `${bytes.length}`]);
  if (path === "/page") expect(headers.vary).toBe("Accept-Encoding");
  expect(read(bytes)).toHaveLength(size);
});

test("status, several cookies and an empty body reach the browser", async () => {
  expect(await get("/elsewhere")).toMatchObject({ status: 302, headers: { location: "/page" } });
  expect((await get("/cookies")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  const head = await send(urlOf(server, "/page"), { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, body: "" });
});

test("Remix gets the visitor's URL, query and body", async () => {
  const forwarded = { "X-Forwarded-Host": "example.test, inner.test", "X-Forwarded-Proto": "https" };
  await get("/page?contact=call", forwarded);
  expect(requests.at(-1)?.url).toBe("https://example.test/page?contact=call");
  await get("/page");
  expect(requests.at(-1)?.url).toBe(urlOf(server, "/page"));
  const posted = await send(urlOf(server, "/posted"), { method: "POST", body: "name=amira" });
  expect(posted.body).toBe("NAME=AMIRA");
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
