import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import connect from "connect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientAddress, trustProxies } from "../../../server/http/limits/client-address";
import { forwardedHeaders } from "../../../server/http/middleware/forwarded-headers";
import { requestGuard } from "../../../server/http/middleware/request-guard";
import { sameOrigin } from "../../../server/http/middleware/same-origin";
import { tempConfig } from "../../support/commands/temp-config";
import { send, urlOf } from "../../support/http";

const config = tempConfig({ SITE_URL: "https://site.test", TRUST_PROXY: "1" });
const listening = (trustProxy?: number) => {
  const trust = trustProxies({ trustProxy });
  const app = connect()
    .use(forwardedHeaders(trust))
    .use(requestGuard({ siteUrl: "http://site.test" }))
    .use(sameOrigin(config));
  app.use((request, response) => {
    const { origin, "x-forwarded-host": host, "x-forwarded-proto": proto } = request.headers;
    response.end(JSON.stringify({ origin, host, proto, ip: clientAddress(request, trust) }));
  });
  return createServer(app).listen(0);
};
const trusting = listening(1);
const alone = listening();
beforeAll(() =>
  Promise.all([trusting, alone].map((server) => server.listening || once(server, "listening"))),
);
afterAll(() => {
  trusting.close();
  alone.close();
});

const post = (server: typeof trusting, headers: Record<string, string>) =>
  send(urlOf(server, "/"), { method: "POST", headers });

test("a post from SITE_URL passes when the proxy sends its own Host, and reaches Remix without an Origin", async () => {
  const { status, body } = await post(alone, { Host: "10.0.0.5:3000", Origin: "https://site.test" });
  expect(status).toBe(200);
  expect(JSON.parse(body).origin).toBeUndefined();
});

test("forwarded headers are used only from a trusted proxy", async () => {
  const headers = {
    "X-Forwarded-For": "192.0.2.7",
    "X-Forwarded-Host": "site.test",
    "X-Forwarded-Proto": "https",
  };
  const expected = { host: "site.test", proto: "https", ip: "192.0.2.7" };
  expect(JSON.parse((await post(trusting, headers)).body)).toEqual(expected);
  const ignored = JSON.parse((await post(alone, headers)).body);
  expect(ignored.host).toBeUndefined();
  expect(ignored.ip).not.toBe("192.0.2.7");
});

test("proxies are trusted by number, address or group, and the nearest untrusted address is the client's", () => {
  const request = (address?: string) =>
    ({
      socket: { remoteAddress: address },
      headers: { "x-forwarded-for": "192.0.2.7, 10.1.2.3" },
    }) as unknown as IncomingMessage;
  const from = (trustProxy: number | string | undefined, address?: string) =>
    clientAddress(request(address), trustProxies({ trustProxy }));
  expect(from(undefined, "127.0.0.1")).toBe("127.0.0.1");
  expect(from(1, "127.0.0.1")).toBe("10.1.2.3");
  expect(from("loopback", "127.0.0.1")).toBe("10.1.2.3");
  expect(from("loopback, 10.0.0.0/8", "127.0.0.1")).toBe("192.0.2.7");
  expect(from("10.0.0.0/8", "127.0.0.1")).toBe("127.0.0.1");
  expect(from("loopback")).toBeUndefined();
});

test.each([
  ["X-Forwarded-Host", "a b"],
  ["X-Forwarded-Host", "site.test:99999"],
  ["X-Forwarded-Proto", "java script"],
])("a broken %s (%s) is dropped, also from a trusted proxy", async (name, value) => {
  const { status, body } = await post(trusting, { [name]: value });
  expect(status).toBe(200);
  expect(JSON.parse(body)).not.toHaveProperty(name.endsWith("Host") ? "host" : "proto");
});
