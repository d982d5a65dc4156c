import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contactAction } from "~/forms/contact/contact.server";
import { getDependencies } from "~/load-context.server";
import { loader as careerLoader, action as careerRoute } from "~/routes/career";
import { application } from "../../support/forms/career-application";
import { pdf } from "../../support/forms/resume-files";
import { run } from "../../support/run-action";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";

// Actions as plain functions: a request, an empty context, and dependencies from the environment.

let upstream: FakeUpstream;
let folder: string;
beforeAll(async () => {
  upstream = await startFakeUpstream();
  folder = await mkdtemp(path.join(tmpdir(), "forms-"));
  Object.assign(process.env, {
    DATA_DIR: folder,
    API_BASE_URL: upstream.url,
    API_TIMEOUT_MS: "4000",
    LOG_LEVEL: "silent",
  });
});
beforeEach(() => upstream.clear());
afterAll(async () => {
  await getDependencies({}).close();
  await upstream.stop();
  await rm(folder, { recursive: true });
});

const message = {
  email: "amira@example.com",
  first_name: "Amira",
  last_name: "Haddad",
  topic: "New Project",
  project_name: "Claims desk",
  message: "Forty pages.",
};
const sendMessage = () =>
  run(contactAction, { url: "http://localhost/about?contact=message", form: message });
const cookieOf = (headers: Headers, name: string) =>
  new RegExp(`${name}=[^;]+`).exec(headers.get("Set-Cookie") ?? "")?.[0] ?? "";

async function applyWithCaptcha() {
  const { data, headers } = await run(careerLoader, { url: "http://localhost/career", method: "GET" });
  const headersToSend = { Cookie: cookieOf(headers, "session") };
  return (fields: Record<string, string | File> = {}) =>
    run(careerRoute, {
      url: "http://localhost/career",
      headers: headersToSend,
      form: { ...application, captcha: data.captcha.text, captcha_id: data.captcha.id, ...fields },
    });
}

it("a message arrives upstream as JSON", async () => {
  const { status, headers } = await sendMessage();
  expect(status).toBe(303);
  expect(cookieOf(headers, "toast")).not.toBe("");
  const [request] = upstream.requests;
  expect(request).toMatchObject({
    method: "POST",
    path: "/api/contact-form/",
    json: { ...message, is_checked: false },
  });
});

it("an application arrives upstream as multipart with its résumé, and its captcha is used up", async () => {
  const apply = await applyWithCaptcha();
  expect((await apply({ resume: pdf() })).status).toBe(303);
  const [{ form, path: address } = {}] = upstream.requests;
  expect(address).toBe("/api/career-form/");
  expect(form?.get("experience_years")).toBe("5+");
  expect(form?.get("resume")).toMatchObject({ name: "cv.pdf" });
  const second = await apply();
  expect([second.status, second.data.result.error]).toEqual([
    422,
    { captcha: ["Entered captcha is incorrect"] },
  ]);
});

it("the contact form on /career is not treated as an application", async () => {
  const { status } = await run(careerRoute, {
    url: "http://localhost/career?contact=message",
    form: message,
  });
  expect(status).toBe(303);
  expect(upstream.requests[0]?.path).toBe("/api/contact-form/");
});

it("an application without the session's cookie has a wrong captcha", async () => {
  const { status, data } = await run(careerRoute, {
    url: "http://localhost/career",
    form: { ...application, captcha: "ABCDEFG" },
  });
  expect([status, data.result.error]).toEqual([422, { captcha: ["Entered captcha is incorrect"] }]);
});

describe("an upstream that", () => {
  it.each([
    ["answers 400", { status: 400 }],
    ["answers 500", { status: 500 }],
    ["redirects", "redirect"],
    ["hangs up", "reset"],
    ["says nothing", "hang"],
    ["talks nonsense", "garbage"],
  ] as const)("%s: the form shows the specified failure, and its next try succeeds", async (_case, mode) => {
    upstream.mode = mode;
    expect(await sendMessage()).toMatchObject({
      status: 502,
      data: { toast: { message: "Something has went wrong." } },
    });
    const apply = await applyWithCaptcha();
    const failed = await apply({ resume: pdf() });
    expect(failed).toMatchObject({
      status: 502,
      data: {
        toast: { message: "Something has went wrong. Please try again" },
        resume: { name: "cv.pdf" },
      },
    });
    upstream.clear();
    const { submissionId, resume } = failed.data;
    expect((await apply({ submission_id: submissionId, resume_id: resume.id })).status).toBe(303);
    expect(upstream.requests[0]?.form?.get("resume")).toMatchObject({ size: 2_000 });
  });
});
