import { createHash } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { careerAction } from "~/forms/career/career.server";
import { loader as resumeLoader, action as resumeRoute } from "~/routes/career_.resume";
import { application } from "../../support/forms/career-application";
import { CAREER_URL, type CareerVisitor, visitCareer } from "../../support/forms/career-visit";
import { docx, pdf } from "../../support/forms/resume-files";
import { bytesOf } from "../../support/forms/submissions";
import { run } from "../../support/run-action";

const LIMIT = 20_971_520;
const tooLarge = "File size must be below 20MB.";
const wrongType = "Only PDF or DOCX files are allowed.";
let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
});
const upload = (form: Record<string, string | File>) =>
  run(resumeRoute, { url: `${CAREER_URL}/resume`, form, context: visitor.services.context });
const fileOfSent = () => visitor.services.sent[0]?.file;

describe("a résumé sent with the form", () => {
  it.each([
    pdf(),
    docx(),
    pdf(1_300_000),
  ])("is sent under its name with the type that the server derived (case %#)", async (resume) => {
    expect((await visitor.post({ resume })).status).toBe(303);
    const bytes = Buffer.from(await resume.arrayBuffer());
    expect(fileOfSent()).toMatchObject({
      name: resume.name,
      type: expect.stringMatching(/^application\/(pdf|vnd\.openxml)/),
      size: bytes.length,
      digest: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(bytes.equals(await bytesOf(fileOfSent()))).toBe(true);
  });

  it("leaves no temporary file", async () => {
    const openUploads = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes("/upload-");
        } catch {
          return false;
        }
      });
    for (const resume of [pdf(), pdf(LIMIT + 1), new File(["MZ"], "cv.pdf"), new File([], "")]) {
      await visitor.post({ resume });
      await upload({ resume });
    }
    expect(openUploads()).toEqual([]);
  });

  it.each([
    ["may be left out: an empty file field counts as none", new File([], ""), undefined],
    ["has its name decoded as browsers encode it", pdf(2_000, 'a"b.pdf'), "ab.pdf"],
  ])("%s", async (_case, resume, name) => {
    expect((await visitor.post({ resume })).status).toBe(303);
    expect(fileOfSent()?.name).toBe(name);
  });

  it("of another type is refused with the specified message, as a toast and at the field", async () => {
    const { status, data } = await visitor.post({ resume: new File(["MZ"], "cv.doc") });
    expect(status).toBe(422);
    expect(data.toast).toMatchObject({ type: "error", form: "career", message: wrongType });
    expect(data.result.error).toEqual({ resume: [wrongType] });
    expect(data.result.initialValue).toMatchObject(application);
  });

  it("may have 20 MB; with one byte more it is refused, and everything typed is kept", async () => {
    expect((await visitor.post({ resume: pdf(LIMIT) })).status).toBe(303);
    await visitor.open();
    const { status, data } = await visitor.post({ resume: pdf(LIMIT + 1) });
    expect(status).toBe(413);
    expect(data.toast).toMatchObject({ message: tooLarge });
    expect(data.result.error).toEqual({ resume: [tooLarge] });
    expect(data.result.initialValue).toMatchObject({ ...application, captcha: visitor.captcha.text });
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("that cannot be written to the disk is answered like a store that fails, with a line in the log", async () => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = "/proc/no-such-folder";
    try {
      const { status, data } = await visitor.post({ resume: pdf() });
      expect([status, data.result.error.resume[0]]).toEqual([
        502,
        expect.stringMatching(/could not be saved/),
      ]);
      expect(data.result.initialValue).toMatchObject(application);
      expect((await upload({ resume: pdf() })).status).toBe(503);
      expect(visitor.services.errors).toEqual(Array(2).fill(expect.objectContaining({ code: "ENOENT" })));
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  });
});

describe("the résumé of a form with errors", () => {
  it("is staged, and sent by reference with the next try", async () => {
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    expect(data.resume).toMatchObject({ name: "cv.pdf", size: 2_000 });
    expect((await visitor.post({ resume_id: data.resume.id })).status).toBe(303);
    expect(fileOfSent()).toMatchObject({ name: "cv.pdf", storedId: data.resume.id });
  });

  it("is staged after an upstream failure and a captcha refresh, too", async () => {
    visitor.services.sendResult = { ok: false, reason: "upstream" };
    expect((await visitor.post({ resume: pdf() })).data.resume.name).toBe("cv.pdf");
    const { data } = await visitor.post({ resume: docx(), intent: "refresh-captcha" });
    expect(data.resume.name).toBe("cv.docx");
  });

  it("can be removed or replaced", async () => {
    const first = (await visitor.post({ resume: pdf(), phone: "none" })).data.resume;
    const second = (await visitor.post({ resume: docx(), resume_id: first.id, phone: "none" })).data.resume;
    expect(second.name).toBe("cv.docx");
    const { status, data } = await visitor.post({ resume_id: second.id, intent: "remove-resume" });
    expect([status, data.resume]).toEqual([200, undefined]);
    expect(data.captcha.id).toBe(visitor.captcha.id);
    expect(visitor.services.staged.size).toBe(0);
  });

  it("must be chosen again when it is gone: the application does not go out without it", async () => {
    const expired = await visitor.post({ resume_id: crypto.randomUUID() });
    expect(expired.status).toBe(422);
    expect(expired.data.result.error.resume[0]).toMatch(/attach it again/);
    expect(visitor.services.sent).toEqual([]);
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    visitor.services.sendResult = { ok: false, reason: "file" };
    const { status, data: second } = await visitor.post({ resume_id: data.resume.id });
    expect([status, second.resume]).toEqual([422, undefined]);
    expect(second.result.error.resume[0]).toMatch(/attach it again/);
  });

  it("is not staged when the form was refused, and one that is staged stays", async () => {
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    const admit = async () => ({ reason: "rate-limited", retryAfterSeconds: 30 }) as const;
    const context = { ...visitor.services.context, admit };
    const refused = await visitor.post({ resume: docx(), resume_id: data.resume.id }, context);
    expect([refused.status, refused.data.resume.name]).toEqual([429, "cv.pdf"]);
    const withoutStaged = await visitor.post({ resume: docx() }, context);
    expect(withoutStaged.data.problem).toMatch(/attach it again/);
    expect(visitor.services.staged.size).toBe(1);
  });

  it.each([
    ["finds no room", async () => undefined, 0],
    ["cannot be stored", async () => Promise.reject(new Error("disk")), 1],
  ])("that %s is asked for again, with everything typed", async (_case, stageUpload, errors) => {
    visitor.services.dependencies.submissions.stageUpload = stageUpload;
    const { status, data } = await visitor.post({ resume: pdf(), phone: "none" });
    expect(status).toBe(422);
    expect(Object.keys(data.result.error).sort()).toEqual(["phone", "resume"]);
    expect(data.result.error.resume[0]).toMatch(/could not be saved/);
    expect(data.result.initialValue).toMatchObject({ ...application, phone: "none" });
    expect(visitor.services.errors).toHaveLength(errors);
  });

  it.each([
    ["is not valid", new File(["MZ"], "other.pdf")],
    ["finds no room", docx()],
  ])("stays when the one that would replace it %s", async (_case, other) => {
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    visitor.services.dependencies.submissions.stageUpload = async () => undefined;
    const failed = await visitor.post({ resume: other, resume_id: data.resume.id, phone: "none" });
    expect(failed.data.resume).toEqual(data.resume);
    expect(failed.data.result.error.resume).toHaveLength(1);
    expect((await visitor.post({ resume_id: data.resume.id })).status).toBe(303);
    expect(fileOfSent()?.name).toBe("cv.pdf");
  });
});

describe("/career/resume", () => {
  it.each([
    [new File(["x"], "cv.pdf"), 422, wrongType],
    [pdf(LIMIT + 1), 413, tooLarge],
  ])("refuses a file by the same rules (case %#)", async (resume, status, error) => {
    expect(await upload({ resume })).toMatchObject({ status, data: { error } });
  });

  it("stages a valid file in the place of the earlier one, which stays when the new one is refused", async () => {
    const { status, data: first } = await upload({ resume: pdf() });
    expect([status, first.name, first.size]).toEqual([200, "cv.pdf", 2_000]);
    const { data: second } = await upload({ resume: docx(), resume_id: first.id });
    expect([...visitor.services.staged.keys()]).toEqual([second.id]);
    expect((await upload({ resume: new File(["x"], "x.pdf"), resume_id: second.id })).status).toBe(422);
    visitor.services.dependencies.submissions.stageUpload = async () => undefined;
    expect((await upload({ resume: pdf(), resume_id: second.id })).status).toBe(503);
    expect([...visitor.services.staged.keys()]).toEqual([second.id]);
    expect((await upload({ resume_id: second.id })).status).toBe(200);
    expect(visitor.services.staged.size).toBe(0);
  });

  it("answers nothing but POST", async () => {
    for (const [handler, method] of [
      [resumeLoader, "GET"],
      [resumeRoute, "DELETE"],
    ] as const) {
      const { status, headers } = await run(handler, { url: `${CAREER_URL}/resume`, method });
      expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
    }
  });
});

it("a form cut off inside its résumé keeps the text before it", async () => {
  const head = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
  const body = `${head("name")}\r\n\r\nAmira\r\n${head("resume")}; filename="cv.pdf"\r\n\r\n%PDF-1.7`;
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const { status, data } = await run(careerAction, {
    url: CAREER_URL,
    body,
    headers,
    context: visitor.services.context,
  });
  expect([status, data.result.initialValue.name]).toEqual([400, "Amira"]);
});
