import { expect, test } from "vitest";
import { HONEYPOT } from "~/forms/forms";
import { formAction } from "~/forms/respond/submit-form.server";
import { loadRoot } from "~/root-loader.server";
import { message } from "../../support/forms/values";
import { run } from "../../support/run-action";
import { testServices } from "../../support/test-services";

const SPELLING = "http://localhost/%41BOUT//?contact=message";
const ABOUT = "http://localhost/about?contact=message";
const services = testServices();
const post = (url: string, fields: Record<string, string>, more: Parameters<typeof run>[1] = {}) =>
  run(formAction, { url, form: { ...message, ...fields }, context: services.context, ...more });

const VISIT = "/services?utm_source=newsletter https://news.example/read?user=amira";
const CAMPAIGN = { page: "/about", referrer: "news.example", utm_source: "newsletter" };
test.each<[string, string, Record<string, string>, object]>([
  ["with its visit", ABOUT, { lead_source: VISIT }, CAMPAIGN],
  ["from another spelling of a page", SPELLING, { lead_source: "x" }, { page: "/about" }],
  ["from the home page", "http://localhost/?contact=message", { lead_source: "x" }, { page: "/" }],
  ["that the honeypot caught", ABOUT, { lead_source: VISIT, [HONEYPOT]: "x" }, CAMPAIGN],
  ["without a visit", ABOUT, {}, { page: "/about", utm_source: "referer" }],
])("a form %s names its page and its campaign", async (_, url, fields, source) => {
  await post(url, fields, { headers: { Host: "localhost", Referer: `${ABOUT}&utm_source=referer` } });
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
])("a form on %s, requested with %j, posts back the visit %s", async (path, headers, visit) => {
  const request = new Request(`http://localhost${path}`, { headers } as RequestInit);
  const { data } = await loadRoot(request, services.context);
  expect(data.leadSource).toBe(visit);
});

test("a form that is shown again keeps the visit", async () => {
  const { context } = services;
  const lead_source = "/about?gclid=1 https://news.example/";
  expect((await post(ABOUT, { email: "no", lead_source }, { context })).status).toBe(422);
  expect((await loadRoot(new Request(ABOUT), context)).data.leadSource).toBe(lead_source);
});
