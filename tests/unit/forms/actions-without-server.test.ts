import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getDependencies } from "~/load-context.server";
import { action, loader } from "~/routes/career";
import { application, message, pdf, sentMessage } from "../../support/forms/values";
import { run } from "../../support/run-action";
import { type FakeUpstream, startFakeUpstream } from "../../support/servers/fake-upstream";

// Actions as plain functions: a request, an empty context, and dependencies from the environment.

const url = "http://localhost/career";
let upstream: FakeUpstream;
let folder: string;
beforeAll(async () => {
  upstream = await startFakeUpstream();
  folder = await mkdtemp(path.join(tmpdir(), "forms-"));
  const env = { DATA_DIR: folder, API_BASE_URL: upstream.url, LOG_LEVEL: "silent" };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  await getDependencies({}).close();
  vi.unstubAllEnvs();
  await upstream.stop();
  await rm(folder, { recursive: true });
});

it("called as functions, actions send a message and an application, which goes again with its résumé after a failure", async () => {
  const { data, headers } = await run(loader, { url, method: "GET" });
  const Cookie = /session=[^;]+/.exec(headers.get("Set-Cookie") ?? "")?.[0] ?? "";
  const captcha = { captcha: data.captcha.text, captcha_id: data.captcha.id };
  const apply = (fields: Record<string, string | File>) =>
    run(action, { url, headers: { Cookie }, form: { ...application, ...captcha, ...fields } });
  upstream.mode = { status: 503 };
  const failed = await apply({ resume: pdf() });
  expect([failed.status, failed.data.resume.name]).toEqual([502, "cv.pdf"]);
  upstream.clear();
  const again = { submission_id: failed.data.submissionId, resume_id: failed.data.resume.id };
  expect((await apply(again)).status).toBe(303);
  // The contact form on this page is not an application.
  expect((await run(action, { url: `${url}?contact=message`, form: message })).status).toBe(303);
  const [sent, other] = upstream.requests;
  expect([sent?.path, other?.path]).toEqual(["/api/career-form/", "/api/contact-form/"]);
  expect(sent?.form?.get("resume")).toMatchObject({ name: "cv.pdf", size: 2_000 });
  expect(other?.json).toEqual(sentMessage);
});
