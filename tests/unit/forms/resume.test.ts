import { createHash } from "node:crypto";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { HONEYPOT } from "~/forms/forms";
import type { SendResult } from "../../../server/outbox/send";
import { type CareerVisitor, visitCareer } from "../../support/forms/career-visit";
import { docx } from "../../support/forms/docx";
import { bytesOf } from "../../support/forms/submissions";
import { application, pdf } from "../../support/forms/values";

const LIMIT = 20_971_520;
const TOO_LARGE = "File size must be below 20MB.";
const WRONG_TYPE = "Only PDF or DOCX files are allowed.";
const EMPTY = "This file is empty. Please check that it has been downloaded, then attach it again.";
const AGAIN = expect.stringMatching(/attach it again/);
const NOT_SAVED = expect.stringMatching(/could not be saved.*our.*without it/);
const other = (name: string) => new File(["MZ"], name);

let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
});
const fileOfSent = () => visitor.services.sent.at(-1)?.file;
const isStaged = async (id: string) =>
  (await visitor.services.dependencies.submissions.findUpload(id)) !== undefined;
/** The staged résumé of a form that was posted with an error. */
const staged = async (resume = pdf()) => (await visitor.post({ resume, phone: "none" })).data.resume;
const diskFails = () => Promise.reject(new Error("disk"));
const limited = () => {
  const admit = () => ({ reason: "rate-limited", retryAfterSeconds: 30 }) as const;
  return { ...visitor.services.context, admit };
};

it.each([
  [pdf(), "cv.pdf", "application/pdf"],
  [docx(), "cv.docx", expect.stringMatching(/^application\/vnd\.openxml/)],
  [pdf(LIMIT), "cv.pdf", "application/pdf"],
  // As browsers encode it.
  [pdf(2_000, 'a"b.pdf'), "ab.pdf", "application/pdf"],
  [new File([], ""), undefined, undefined],
])("a résumé is sent under a safe name with a derived type; an empty field is ignored (case %#)", async (resume, name, type) => {
  expect((await visitor.post({ resume })).status).toBe(303);
  if (!name) return expect(fileOfSent()).toBeUndefined();
  const bytes = Buffer.from(await resume.arrayBuffer());
  const digest = createHash("sha256").update(bytes).digest("hex");
  expect(fileOfSent()).toMatchObject({ name, type, size: bytes.length, digest });
  expect(bytes.equals(await bytesOf(fileOfSent()))).toBe(true);
});

describe.each<[string, File, number, string, string]>([
  ["of another type", other("cv.doc"), 422, WRONG_TYPE, `cv.doc: ${WRONG_TYPE}`],
  ["with other content", other("cv.pdf"), 422, WRONG_TYPE, `cv.pdf: ${WRONG_TYPE}`],
  ["of no bytes", new File([], "cv.pdf"), 422, EMPTY, `cv.pdf: ${EMPTY}`],
  ["of a byte more than 20 MB", pdf(LIMIT + 1), 413, TOO_LARGE, TOO_LARGE],
])("a résumé %s", (_, resume, expected, error, atField) => {
  it("is refused at the field and in a toast; everything typed and the captcha are kept", async () => {
    const { status, data } = await visitor.post({ resume });
    expect([status, data.result.error]).toEqual([expected, { resume: [atField] }]);
    expect(data.toast).toMatchObject({ type: "error", form: "career", message: error });
    expect(data.result.initialValue).toMatchObject({ ...application, captcha: visitor.captcha.text });
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("leaves the one that it would replace", async () => {
    const kept = await staged();
    const failed = await visitor.post({ resume, resume_id: kept.id });
    expect(failed.data.resume).toEqual(kept);
    expect((await visitor.post({ resume_id: kept.id })).status).toBe(303);
    expect(fileOfSent()).toMatchObject({ name: "cv.pdf", id: kept.id });
  });
});

it("no posted file stays open or on the disk", async () => {
  for (const resume of [pdf(), pdf(LIMIT + 1), other("cv.pdf"), new File([], "")])
    await visitor.post({ resume });
  // Of a file that another test has closed meanwhile the link is gone.
  const links = readdirSync("/proc/self/fd").map((fd) => `/proc/self/fd/${fd}`);
  const files = links.filter((link) => existsSync(link)).map((link) => readlinkSync(link));
  expect(files.filter((file) => file.includes("/upload-"))).toEqual([]);
});

it("the visitor of a full disk keeps everything typed, and the log has the cause", async () => {
  const { dependencies } = visitor.services;
  dependencies.config = { ...dependencies.config, dataDir: "/dev/null" };
  const { status, data } = await visitor.post({ resume: pdf() });
  expect([status, data.result.error.resume]).toEqual([502, [NOT_SAVED]]);
  expect(data.result.initialValue).toMatchObject(application);
  expect(visitor.services.errors).toEqual([expect.objectContaining({ code: "ENOTDIR" })]);
});

describe("the résumé of a form that is shown again", () => {
  it.each<[string, Record<string, string>, SendResult?]>([
    ["an error", { phone: "none" }],
    ["a captcha refresh", { intent: "refresh-captcha" }],
    ["an upstream failure", {}, { ok: false, reason: "upstream" }],
  ])("after %s is staged, and sent by reference with the next try", async (_, fields, sendResult) => {
    visitor.services.sendResult = sendResult;
    const { data } = await visitor.post({ resume: pdf(), ...fields });
    expect(data.resume).toMatchObject({ name: "cv.pdf", size: 2_000 });
    visitor.services.sendResult = undefined;
    const answer = { captcha: data.captcha.text, captcha_id: data.captcha.id };
    expect((await visitor.post({ resume_id: data.resume.id, ...answer })).status).toBe(303);
    expect(fileOfSent()).toMatchObject({ name: "cv.pdf", id: data.resume.id });
  });

  it("can be replaced or removed", async () => {
    const first = await staged();
    const second = (await visitor.post({ resume: docx(), resume_id: first.id, phone: "none" })).data.resume;
    expect([second.name, await isStaged(first.id)]).toEqual(["cv.docx", false]);
    const { status, data } = await visitor.post({ resume_id: second.id, intent: "remove-resume" });
    expect([status, data.resume, data.captcha.id]).toEqual([200, undefined, visitor.captcha.id]);
    expect(await isStaged(second.id)).toBe(false);
  });

  it("must be chosen again when it is gone: the application does not go out without it", async () => {
    const { id: resume_id } = await staged();
    for (const [fields, sendResult] of [
      [{ resume_id: crypto.randomUUID() }, undefined],
      [{ resume_id }, { ok: false, reason: "file" }],
    ] as const) {
      visitor.services.sendResult = sendResult;
      const { status, data } = await visitor.post(fields);
      expect([status, data.resume, data.result.error]).toEqual([422, undefined, { resume: [AGAIN] }]);
    }
    expect(visitor.services.sent).toEqual([]);
  });

  it("is not staged when too many forms were sent, and an earlier one stays", async () => {
    const kept = await staged();
    const refused = await visitor.post({ resume: docx(), resume_id: kept.id }, limited());
    expect([refused.status, refused.data.resume]).toEqual([429, kept]);
    const withoutStaged = await visitor.post({ resume: docx() }, limited());
    expect([withoutStaged.data.resume, withoutStaged.data.problem]).toEqual([undefined, AGAIN]);
  });

  it("that cannot be stored is asked for again, with everything typed; the earlier one stays", async () => {
    const kept = await staged();
    visitor.services.dependencies.submissions.stageUpload = diskFails;
    const { status, data } = await visitor.post({ resume: pdf(), phone: "none" });
    expect(status).toBe(502);
    expect(data.result.error).toEqual({ phone: [expect.any(String)], resume: [NOT_SAVED] });
    expect(data.result.initialValue).toMatchObject({ ...application, phone: "none" });
    const complete = await visitor.post({ resume: pdf() });
    expect([complete.status, complete.data.result.error]).toEqual([502, { resume: [NOT_SAVED] }]);
    expect(complete.data.toast.message).toEqual(NOT_SAVED);
    expect([visitor.services.sent, visitor.services.refused]).toEqual([[], ["store", "store"]]);
    expect((await visitor.post({ resume: docx(), resume_id: kept.id, phone: "none" })).data.resume).toEqual(
      kept,
    );
    expect(await isStaged(kept.id)).toBe(true);
    // Spam has no file that could fail.
    await visitor.post({ resume: pdf(), [HONEYPOT]: "x" });
    expect(visitor.services.errors).toHaveLength(3);
  });
});
