import { afterAll, expect, test } from "vitest";
import { message } from "../../support/forms/values";
import { sendForm } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite({ RATE_LIMIT_PER_MINUTE: "3", TRUST_PROXY: "loopback" });
afterAll(() => site.stop());

const FORM = "/about?contact=message";
const NOWHERE = ["/career0x", "/career1x?contact=message", "/nothing/here", "/career/x", "/nothing.data"];
const IPV6 = ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::f", "[2001:db8:1:2::2]:4711"];

test.each<[string, string[], string[], number[]]>([
  [
    "messages, whatever the path",
    [
      FORM,
      "/ABOUT/?contact=message",
      "/%61bout?contact=message",
      "/?index&contact=message",
      "/services?contact=call",
    ],
    ["192.0.2.2"],
    [303, 303, 303, 429, 429],
  ],
  [
    "applications, apart from messages",
    ["/career", "/Career/", "/%63areer", "/c%61reer"],
    ["192.0.2.2"],
    [422, 422, 422, 429],
  ],
  ["addresses of one IPv6 network as one client", [FORM], IPV6, [303, 303, 303, 429]],
  [
    "values that are no address as one client",
    [FORM],
    ["unknown", "_hidden", "<script>", "999.1.1.1"],
    [303, 303, 303, 429],
  ],
  [
    "nothing for a path that takes no form",
    [...NOWHERE, FORM],
    ["192.0.2.3"],
    [404, 404, 404, 404, 404, 303],
  ],
])("the rate limit counts %s", async (_, paths, clients, expected) => {
  const statuses: number[] = [];
  for (const client of clients)
    for (const path of paths)
      statuses.push((await sendForm(site.url + path, message, { "X-Forwarded-For": client })).status);
  expect(statuses).toEqual(expected);
});
