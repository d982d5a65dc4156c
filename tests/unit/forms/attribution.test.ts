import { expect, test } from "vitest";
import { formAction } from "~/forms/form-action.server";
import { HONEYPOT } from "~/forms/forms";
import { loadRoot } from "~/root-loader.server";
import { message } from "../../support/forms/values";
import { run } from "../../support/run-action";
import { testServices } from "../../support/test-services";

const ABOUT = "http://localhost/about?contact=message";
const services = testServices();
const post = (url: string, fields: Record<string, string>, more: Parameters<typeof run>[1] = {}) =>
  run(formAction, { url, form: { ...message, ...fields }, context: services.context, ...more });

test.each<[string, string, Record<string, string>, Record<string, string>, object]>([
  [
    "has its page and what it says of the visit",
    ABOUT,
    { attribution: "/services?utm_source=newsletter https://news.example/read?user=amira" },
    {},
    { page: "/about", referrer: "news.example", utm_source: "newsletter" },
  ],
  [
    "of a page spelled otherwise has the route's own address",
    "http://localhost/%41BOUT//?contact=message",
    { attribution: "x" },
    {},
    { page: "/about" },
  ],
  [
    "of the home page has its address",
    "http://localhost/?contact=message",
    { attribution: "x" },
    {},
    { page: "/" },
  ],
  [
    "that the honeypot caught has it, too",
    ABOUT,
    { attribution: "/about?gclid=1 ", [HONEYPOT]: "x" },
    {},
    { page: "/about", gclid: "1" },
  ],
  [
    "without a word of the visit has what its request says",
    ABOUT,
    {},
    { Referer: `${ABOUT}&utm_source=a` },
    { page: "/about", utm_source: "a" },
  ],
])("a form %s", async (_, url, fields, headers, source) => {
  await post(url, fields, { headers });
  expect(services.sent.pop()?.source).toEqual(source);
});

const JOBS = "https://jobs.example/ai";
test.each([
  ["/career?utm_source=a", { Referer: JOBS }, `/career?utm_source=a ${JOBS}`],
  ["/about?contact=message", { Referer: "http://localhost/" }, "/about?contact=message http://localhost/"],
  ["/about?utm_source=a", { Referer: JOBS }, undefined],
  ["/nowhere", { Referer: JOBS }, undefined],
  // The browser remembers the first page of its document.
  ["/career", { "Sec-Fetch-Dest": "empty" }, undefined],
])("the page %s, requested with %j, posts back the visit %s: only pages with a form have one", async (path, headers, visit) => {
  const { data } = await loadRoot(
    new Request(`http://localhost${path}`, { headers } as RequestInit),
    services.context,
  );
  expect(data.attribution).toBe(visit);
});

test("a form that is shown again keeps the visit", async () => {
  const { context } = services;
  const attribution = "/about?gclid=1 https://news.example/";
  expect((await post(ABOUT, { email: "no", attribution }, { context })).status).toBe(422);
  expect((await loadRoot(new Request(ABOUT), context)).data.attribution).toBe(attribution);
});
