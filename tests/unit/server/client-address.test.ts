import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress, clientNetwork, trustProxies } from "../../../server/site/http/limits/client-address";

type Case = [trustProxy: number | string | undefined, sender: string, forwarded: string, client: string];

test.each<Case>([
  [undefined, "127.0.0.1", "192.0.2.7, 10.1.2.3", "127.0.0.1"],
  [1, "127.0.0.1", "192.0.2.7, 10.1.2.3", "10.1.2.3"],
  ["loopback", "127.0.0.1", "192.0.2.7, 10.1.2.3", "10.1.2.3"],
  ["loopback, 10.0.0.0/8", "127.0.0.1", "192.0.2.7, 10.1.2.3", "192.0.2.7"],
  ["10.0.0.0/8", "127.0.0.1", "192.0.2.7", "127.0.0.1"],
  [1, "", "192.0.2.7", "unknown"],
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
])("with TRUST_PROXY %s, the client of %s that forwards %j is %s", (trustProxy, sender, forwarded, client) => {
  const headers = forwarded ? { "x-forwarded-for": forwarded } : {};
  const request = { socket: { remoteAddress: sender || undefined }, headers } as unknown as IncomingMessage;
  expect(clientNetwork(clientAddress(request, trustProxies({ trustProxy })))).toBe(client);
});
