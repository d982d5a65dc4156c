import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../../support/forms/contact-message";
import { sendForm } from "../../support/http";
import { type Site, startSite } from "../../support/servers/site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_PER_MINUTE: "3", TRUST_PROXY: "loopback" });
});
afterAll(() => site.stop());

const post = async (path: string, client: string) =>
  (await sendForm(`${site.url}${path}`, message, { "X-Forwarded-For": client })).status;

test("an unknown path accepts no submission", async () => {
  for (const path of [
    "/career0x",
    "/career1x?contact=message",
    "/nothing/here",
    "/career/x",
    "/nothing.data",
  ]) {
    expect(await post(path, "192.0.2.1"), path).toBe(404);
  }
  // None of them was counted.
  expect(await post("/about?contact=message", "192.0.2.1")).toBe(303);
});

test("a client's submissions count per form, whatever the path", async () => {
  const paths = [
    "/about?contact=message",
    "/ABOUT/?contact=message",
    "/%61bout?contact=message",
    "/?index&contact=message",
    "/career?contact=message",
    "/services?contact=call",
  ];
  const statuses: number[] = [];
  for (const path of paths) statuses.push(await post(path, "192.0.2.2"));
  expect(statuses).toEqual([303, 303, 303, 429, 429, 429]);
  const career: number[] = [];
  for (const path of ["/career", "/Career/", "/%63areer", "/c%61reer", "/careeR"])
    career.push(await post(path, "192.0.2.2"));
  expect(career).toEqual([422, 422, 422, 429, 429]);
});

test.each([
  ["an address with a port", ["192.0.2.3", "192.0.2.3:1", "192.0.2.3:65535", "192.0.2.3:2"]],
  [
    "an IPv6 address with a port",
    ["[2001:db8:9::1]:1", "2001:db8:9::2", "[2001:db8:9::3]:3", "[2001:db8:9::4]"],
  ],
  [
    "one IPv6 network",
    ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::f", "2001:db8:1:2::2"],
  ],
  ["values that are no address", ["unknown", "_hidden", "<script>", "999.1.1.1"]],
])("%s counts as one client", async (_, clients) => {
  const statuses: number[] = [];
  for (const client of clients) statuses.push(await post("/about?contact=message", client));
  expect(statuses).toEqual([303, 303, 303, 429]);
});
