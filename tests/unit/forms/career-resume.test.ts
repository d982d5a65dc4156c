import { beforeEach, describe, expect, it } from "vitest";
import { careerAction } from "~/forms/career/career.server";
import { loader as resumeLoader, action as resumeRoute } from "~/routes/career_.resume";
import { application } from "../../support/forms/career-application";
import { CAREER_URL, type CareerVisitor, visitCareer } from "../../support/forms/career-visit";
import { docx, pdf } from "../../support/forms/resume-files";
import { run } from "../../support/run-action";

const LIMIT = 20_971_520;
const tooLarge = "File size must be below 20MB.";
const wrongType = "Only PDF or DOCX files are allowed.";
let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
});

describe("a résumé sent with the form", () => {
  it.each([
    pdf(),
    docx(),
  ])("is sent under its name with the type that the server derived (case %#)", async (resume) => {
    expect((await visitor.post({ resume })).status).toBe(303);
    const [{ file } = {}] = visitor.services.sent;
    expect(file?.name).toBe(resume.name);
    expect(file?.type).toMatch(/^application\/(pdf|vnd\.openxml)/);
    expect(file?.bytes.length).toBe(resume.size);
  });

  it("may be left out: an empty file field counts as none", async () => {
    expect((await visitor.post({ resume: new File([], "") })).status).toBe(303);
    expect(visitor.services.sent[0]?.file).toBeUndefined();
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
});

describe("the résumé of a form with errors", () => {
  it("is staged, sent with the next try, and discarded after", async () => {
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    expect(data.resume).toMatchObject({ name: "cv.pdf", size: 2_000 });
    expect((await visitor.post({ resume_id: data.resume.id })).status).toBe(303);
    expect(visitor.services.sent[0]?.file?.name).toBe("cv.pdf");
    expect(visitor.services.staged.size).toBe(0);
  });

  it("is staged after an upstream failure and a captcha refresh, too", async () => {
    visitor.services.sendResult = { ok: false, reason: "upstream" };
    expect((await visitor.post({ resume: pdf() })).data.resume.name).toBe("cv.pdf");
    expect((await visitor.post({ resume: docx(), intent: "refresh-captcha" })).data.resume.name).toBe(
      "cv.docx",
    );
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

  it("must be chosen again when it cannot be read: the application does not go out without it", async () => {
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    visitor.services.dependencies.submissions.readUpload = async () => undefined;
    const { status, data: second } = await visitor.post({ resume_id: data.resume.id });
    expect(status).toBe(422);
    expect(second.result.error.resume[0]).toMatch(/attach it again/);
    expect(second.resume).toBeUndefined();
    expect(visitor.services.sent).toEqual([]);
    expect((await visitor.post({ resume: pdf() })).status).toBe(303);
  });

  it("is not staged when the form was refused, and one that is staged stays", async () => {
    const { data } = await visitor.post({ resume: pdf(), phone: "none" });
    const admit = async () => ({ reason: "rate-limited", retryAfterSeconds: 30 }) as const;
    const context = { ...visitor.services.context, admit };
    const refused = await visitor.post({ resume: docx(), resume_id: data.resume.id }, context);
    expect([refused.status, refused.data.resume.name]).toEqual([429, "cv.pdf"]);
    expect(visitor.services.staged.size).toBe(1);
    const withoutStaged = await visitor.post({ resume: docx() }, context);
    expect(withoutStaged.data.problem).toMatch(/attach it again/);
    expect(visitor.services.staged.size).toBe(1);
  });

  it("that finds no room is asked for again, with everything typed", async () => {
    visitor.services.dependencies.submissions.stageUpload = async () => undefined;
    const { status, data } = await visitor.post({ resume: pdf(), phone: "none" });
    expect(status).toBe(422);
    expect(Object.keys(data.result.error).sort()).toEqual(["phone", "resume"]);
    expect(data.result.error.resume[0]).toMatch(/could not be saved/);
    expect(data.result.initialValue).toMatchObject({ ...application, phone: "none" });
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
    expect(visitor.services.sent[0]?.file?.name).toBe("cv.pdf");
  });

  it("must be chosen again when it has expired", async () => {
    const { status, data } = await visitor.post({ resume_id: "gone" });
    expect(status).toBe(422);
    expect(data.result.error.resume[0]).toMatch(/attach it again/);
  });
});

describe("/career/resume", () => {
  const upload = (form: Record<string, string | File>) =>
    run(resumeRoute, { url: `${CAREER_URL}/resume`, form, context: visitor.services.context });

  it("stages a valid file and gives its id", async () => {
    const { status, data } = await upload({ resume: pdf() });
    expect([status, data.name, data.size]).toEqual([200, "cv.pdf", 2_000]);
    expect((await visitor.post({ resume_id: data.id })).status).toBe(303);
    expect(visitor.services.sent[0]?.file?.bytes.length).toBe(2_000);
  });

  it("refuses a file by the same rules", async () => {
    expect(await upload({ resume: new File(["x"], "cv.pdf") })).toMatchObject({
      status: 422,
      data: { error: wrongType },
    });
    expect(await upload({ resume: pdf(LIMIT + 1) })).toMatchObject({
      status: 413,
      data: { error: tooLarge },
    });
  });

  it("keeps the staged file when the one that would replace it is refused", async () => {
    const { data: first } = await upload({ resume: pdf() });
    const other = new File(["x"], "other.pdf");
    expect((await upload({ resume: other, resume_id: first.id })).status).toBe(422);
    visitor.services.dependencies.submissions.stageUpload = async () => undefined;
    expect((await upload({ resume: docx(), resume_id: first.id })).status).toBe(503);
    expect([...visitor.services.staged.keys()]).toEqual([first.id]);
  });

  it("puts a valid file in the place of the staged one", async () => {
    const { data: first } = await upload({ resume: pdf() });
    const { data: second } = await upload({ resume: docx(), resume_id: first.id });
    expect([...visitor.services.staged.keys()]).toEqual([second.id]);
  });

  it("discards a file on request", async () => {
    const { data } = await upload({ resume: pdf() });
    expect((await upload({ resume_id: data.id })).status).toBe(200);
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
