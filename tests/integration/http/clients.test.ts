import { createServer, type IncomingMessage } from "node:http";
import connect from "connect";
import { afterAll, expect, test } from "vitest";
import { clientAddress, clientNetwork, trustProxies } from "../../../server/http/limits/client-address";
import { forwardedHeaders } from "../../../server/http/middleware/forwarded-headers";
import { requestGuard } from "../../../server/http/middleware/request-guard";
import { sameOrigin } from "../../../server/http/middleware/same-origin";
import { send, urlOf } from "../../support/http";
import { tempConfig } from "../../support/store/temp-config";

test.each<
  [trustProxy: number | string | undefined, sender: string | undefined, forwarded: string, client: string]
>([
  [undefined, "127.0.0.1", "192.0.2.7, 10.1.2.3", "127.0.0.1"],
  [1, "127.0.0.1", "192.0.2.7, 10.1.2.3", "10.1.2.3"],
  ["loopback", "127.0.0.1", "192.0.2.7, 10.1.2.3", "10.1.2.3"],
  ["loopback, 10.0.0.0/8", "127.0.0.1", "192.0.2.7, 10.1.2.3", "192.0.2.7"],
  ["10.0.0.0/8", "127.0.0.1", "192.0.2.7", "127.0.0.1"],
  [1, undefined, "192.0.2.7", "unknown"],
  [1, "127.0.0.1", "192.0.2.3:65535", "192.0.2.3"],
  [1, "127.0.0.1", "::ffff:192.0.2.1", "192.0.2.1"],
  // A client may pick any address of its /64.
  [1, "127.0.0.1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  [1, "127.0.0.1", "2001:0db8:1:2::ffff", "2001:db8:1:2::/64"],
  [1, "127.0.0.1", "[2001:db8:1:2::1]:4711", "2001:db8:1:2::/64"],
  [1, "127.0.0.1", "2001:db8::1", "2001:db8:0:0::/64"],
  [1, "fe80::1%eth0", "", "fe80:0:0:0::/64"],
  [1, "127.0.0.1", "<script>", "unknown"],
  [1, "127.0.0.1", "999.1.1.1", "unknown"],
])("with TRUST_PROXY %s, the client of %s that forwards %j is %s", (trustProxy, remoteAddress, forwarded, client) => {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
  expect(clientNetwork(clientAddress(request, trustProxies({ trustProxy })))).toBe(client);
});

const config = tempConfig({ SITE_URL: "https://site.test" });
const listen = (trustProxy?: number) => {
  const app = connect()
    .use(forwardedHeaders(trustProxies({ trustProxy })))
    .use(requestGuard({ siteUrl: "http://site.test" }))
    .use(sameOrigin(config))
    .use(({ headers }, response) => response.end(JSON.stringify(headers)));
  return createServer(app).listen(0);
};
const [trusting, alone] = [listen(1), listen()];
afterAll(() => [trusting, alone].map((server) => server.close()));

test.each<[server: typeof alone, sent: Record<string, string>, name: string, reaches: string | undefined]>([
  [trusting, { "X-Forwarded-Host": "site.test" }, "x-forwarded-host", "site.test"],
  [trusting, { "X-Forwarded-Proto": "https" }, "x-forwarded-proto", "https"],
  [trusting, { "X-Forwarded-Host": "a b" }, "x-forwarded-host", undefined],
  [trusting, { "X-Forwarded-Host": "site.test:99999" }, "x-forwarded-host", undefined],
  [trusting, { "X-Forwarded-Proto": "java script" }, "x-forwarded-proto", undefined],
  [alone, { "X-Forwarded-Host": "site.test" }, "x-forwarded-host", undefined],
  [alone, { "X-Forwarded-Proto": "https" }, "x-forwarded-proto", undefined],
  [alone, { "X-Forwarded-For": "192.0.2.7" }, "x-forwarded-for", undefined],
  // A proxy that sends its own Host: Remix would refuse the post.
  [alone, { Host: "10.0.0.5:3000", Origin: "https://site.test" }, "origin", undefined],
])("what is forwarded with a post reaches Remix only from a trusted proxy, and well-formed (case %#)", async (server, headers, name, reaches) => {
  const { status, body } = await send(urlOf(server, "/"), { method: "POST", headers });
  expect([status, JSON.parse(body)[name]]).toEqual([200, reaches]);
});
