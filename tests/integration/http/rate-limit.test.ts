import { afterAll, expect, test } from "vitest";
import { message } from "../../support/forms/values";
import { sendForm } from "../../support/http";
import { startSite } from "../../support/servers/site";

const site = await startSite({ RATE_LIMIT_PER_MINUTE: "3", TRUST_PROXY: "loopback" });
afterAll(() => site.stop());

const from = (client: string) => ({ "X-Forwarded-For": client });
const FORM = "/about?contact=message";
const SPELLINGS = [FORM, "/ABOUT/?contact=message", "/%61bout?contact=message", "/?index&contact=message"];
const CAREER = ["/career", "/Career/", "/%63areer", "/c%61reer"];
const NOWHERE = ["/career0x", "/career1x?contact=message", "/nothing/here", "/career/x", "/nothing.data"];
const IPV6 = ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::f", "[2001:db8:1:2::2]:4711"];

test.each<[string, string[], string[], number[]]>([
  ["messages, whatever the path", SPELLINGS, ["192.0.2.2"], [303, 303, 303, 429]],
  ["calls among messages", ["/services?contact=call"], ["192.0.2.2"], [429]],
  ["applications apart", CAREER, ["192.0.2.2"], [422, 422, 422, 429]],
  ["addresses of one IPv6 network as one client", [FORM], IPV6, [303, 303, 303, 429]],
  ["no post to a path without a form", [...NOWHERE, FORM], ["192.0.2.3"], [404, 404, 404, 404, 404, 303]],
])("the rate limit counts %s", async (_, paths, clients, expected) => {
  const statuses: number[] = [];
  for (const client of clients)
    for (const path of paths) statuses.push((await sendForm(site.url + path, message, from(client))).status);
  expect(statuses).toEqual(expected);
});

test("a visitor who sent too many messages is asked to wait and keeps the longest text", async () => {
  const longest = "話".repeat(10_000);
  const post = () => sendForm(site.url + FORM, { ...message, message: longest }, from("192.0.2.4"));
  for (let time = 0; time < 3; time += 1) await post();
  const { status, headers, body } = await post();
  expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  for (const text of ["Too many messages have come from your network", 'value="Amira"', longest])
    expect(body).toContain(text);
});
