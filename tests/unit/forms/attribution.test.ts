import { beforeEach, expect, test } from "vitest";
import { HONEYPOT } from "~/forms/fields/hidden-fields";
import { formAction } from "~/forms/form-action.server";
import { loadRoot } from "~/root-loader.server";
import { run } from "../../support/run-action";
import { type TestServices, testServices } from "../../support/test-services";

const message = { email: "a@b.test", first_name: "A", last_name: "H", topic: "Careers", message: "Hello" };
const address = "http://localhost/about?contact=message";
let services: TestServices;
beforeEach(() => {
  services = testServices();
});
const post = (form: Record<string, string>, call = {}) =>
  run(formAction, { url: address, form: { ...message, ...form }, context: services.context, ...call });
const visitOn = async (url: string, headers = {}, context = services.context) => {
  const { data } = await loadRoot(new Request(url, { headers }), context);
  return data.attribution;
};

test("a form is sent with its page and what it says of the visit", async () => {
  await post({ attribution: "/services?utm_source=newsletter https://news.example/read?user=amira" });
  expect(services.sent[0]?.source).toEqual({
    page: "/about",
    referrer: "news.example",
    utm_source: "newsletter",
  });
});

test("the page is a route of the app, however its address is spelled", async () => {
  await post({ attribution: "x" }, { url: "http://localhost/%41BOUT//?contact=message" });
  await post({ attribution: "x" }, { url: "http://localhost/?contact=call" });
  expect(services.sent.map(({ source }) => source?.page)).toEqual(["/about"]);
  await post({ attribution: "x" }, { url: "http://localhost/?contact=message" });
  expect(services.sent.at(-1)?.source).toEqual({ page: "/" });
});

test("what the honeypot caught says where it came from, too", async () => {
  await post({ attribution: "/about?gclid=1 ", [HONEYPOT]: "x" });
  expect(services.sent).toEqual([
    expect.objectContaining({ spam: true, source: { page: "/about", gclid: "1" } }),
  ]);
});

test("a form of a page without it is sent with what its request says", async () => {
  await post({}, { headers: { Referer: "http://localhost/about?contact=message&utm_source=a" } });
  expect(services.sent[0]?.source).toEqual({ page: "/about", utm_source: "a" });
});

test("a page with a form has the visit as its request tells it, and no other page has", async () => {
  const headers = { Referer: "https://jobs.example/ai" };
  expect(await visitOn("http://localhost/career?utm_source=a", headers)).toBe(
    "/career?utm_source=a https://jobs.example/ai",
  );
  expect(await visitOn(address, { Referer: "http://localhost/about?gclid=1" })).toBe(
    "/about?contact=message http://localhost/about?gclid=1",
  );
  for (const page of ["/about?utm_source=a", "/about", "/", "/nowhere"])
    expect(await visitOn(`http://localhost${page}`, headers), page).toBeUndefined();
});

test("a navigation within a document says nothing: the browser remembers the document's first page", async () => {
  expect(await visitOn("http://localhost/career", { "Sec-Fetch-Dest": "empty" })).toBeUndefined();
});

test("a form that is shown again keeps the visit", async () => {
  const { context } = services;
  const visit = "/about?gclid=1 https://news.example/";
  expect((await post({ email: "no", attribution: visit }, { context })).status).toBe(422);
  expect(await visitOn(address, { Referer: address }, context)).toBe(visit);
});
