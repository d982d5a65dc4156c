import { beforeEach, describe, expect, it } from "vitest";
import { HONEYPOT } from "~/forms/fields/hidden-fields";
import { application } from "../../support/forms/career-application";
import { type CareerVisitor, SUBMISSION_ID, visitCareer } from "../../support/forms/career-visit";
import { pdf } from "../../support/forms/resume-files";

let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
});

describe("a valid application", () => {
  it("is sent with the specified fields and redirects to /career", async () => {
    const { status, headers } = await visitor.post();
    expect([status, headers.get("Location")]).toEqual([303, "/career"]);
    const toast = decodeURIComponent(headers.get("Set-Cookie") ?? "");
    expect(toast).toContain("Email has sent successfully!");
    expect(toast).toContain('"form":"career"');
    const values = { ...application, other_location: "", captcha: visitor.captcha.text };
    expect(visitor.services.sent).toEqual([
      { formId: SUBMISSION_ID, kind: "career", values, source: { page: "/career" }, file: undefined },
    ]);
  });

  it("counts empty experience as 0", async () => {
    await visitor.post({ experience_years: "", experience_months: "" });
    expect(visitor.services.sent[0]?.values).toMatchObject({ experience_years: "0", experience_months: "0" });
  });

  it("keeps another location only with the choice 'Other'", async () => {
    await visitor.post({ other_location: "Lisbon" });
    await visitor.open();
    await visitor.post({ preferred_location: "Other", other_location: "Lisbon" });
    expect(visitor.services.sent.map(({ values }) => values.other_location)).toEqual(["", "Lisbon"]);
  });
});

describe("an invalid application", () => {
  it.each([
    ["role", "", "position is required"],
    ["role", "Emperor", "position is required"],
    ["name", "", "Please enter your name"],
    ["name", "x".repeat(201), "Please keep this to 200 characters"],
    ["email", "", "Please enter your email address"],
    ["email", "amira@example", "Please enter a valid email"],
    ["phone", "", "Please enter your phone number"],
    ["phone", "+971 50", "Phone number should contain only numbers"],
    ["current_city", "", "Please enter your current city"],
    ["preferred_location", "", "Location is required"],
    ["preferred_location", "Mars", "Location is required"],
    ["experience_years", "7", "Please choose one of the options"],
    ["experience_months", "13", "Please choose one of the options"],
  ])("with %s = %.20j gets a message and keeps everything typed (case %#)", async (field, value, text) => {
    const { status, data } = await visitor.post({ [field]: value });
    expect(status).toBe(422);
    expect(data.form).toBe("career");
    expect(data.submissionId).toBe(SUBMISSION_ID);
    expect(data.result.error).toEqual({ [field]: [text] });
    const typed = { ...application, captcha: visitor.captcha.text };
    expect({ ...data.result.initialValue, [field]: value }).toEqual({ ...typed, [field]: value });
    expect(visitor.services.sent).toEqual([]);
  });

  it("does not use up its captcha: the same one is shown and accepted", async () => {
    const { data } = await visitor.post({ phone: "none" });
    expect(data.captcha).toMatchObject(visitor.captcha);
    expect((await visitor.post()).status).toBe(303);
  });
});

describe("an application", () => {
  it("that upstream refuses is a 502 with the specified toast; the same form may try again with its captcha", async () => {
    visitor.services.sendResult = { ok: false, reason: "upstream" };
    const { status, data } = await visitor.post();
    expect(status).toBe(502);
    expect(data.toast).toMatchObject({
      type: "error",
      form: "career",
      message: "Something has went wrong. Please try again",
    });
    expect(data.result.initialValue).toEqual({ ...application, captcha: visitor.captcha.text });
    expect(data.captcha.id).toBe(visitor.captcha.id);

    visitor.services.sendResult = { ok: true };
    const another = { submission_id: "11111111-1111-4111-8111-111111111111" };
    expect((await visitor.post(another)).status).toBe(422);
    expect((await visitor.post({ submission_id: data.submissionId })).status).toBe(303);
    expect((await visitor.post({ submission_id: data.submissionId, name: "Another" })).status).toBe(422);
    expect(visitor.services.sent.map(({ formId }) => formId)).toEqual([SUBMISSION_ID, SUBMISSION_ID]);
  });

  it("is refused when another one uses its captcha at the same time", async () => {
    const [one, two] = await Promise.all([visitor.post(), visitor.post({ submission_id: "" })]);
    expect([one.status, two.status].sort()).toEqual([303, 422]);
    expect(visitor.services.sent).toHaveLength(1);
  });

  it("over the rate limit is a 429 that keeps everything typed", async () => {
    const admit = async () => ({ reason: "rate-limited", retryAfterSeconds: 1_501 }) as const;
    const context = { ...visitor.services.context, admit };
    const { status, headers, data } = await visitor.post({}, context);
    expect([status, headers.get("Retry-After")]).toEqual([429, "1501"]);
    expect(data.problem).toContain("Please wait 26 minutes");
    expect(data.result.initialValue).toMatchObject(application);
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("with a filled honeypot looks like a success, is filed as spam without its file and uses up no captcha", async () => {
    expect((await visitor.post({ [HONEYPOT]: "x", captcha: "" })).status).toBe(303);
    expect((await visitor.post({ [HONEYPOT]: "x", resume: pdf() })).status).toBe(303);
    const [one, two] = visitor.services.sent;
    expect([one?.spam, two?.spam, two?.file, visitor.services.staged.size]).toEqual([
      true,
      true,
      undefined,
      0,
    ]);
    expect(visitor.services.caught).toEqual(["incomplete", "complete"]);
    expect((await visitor.post()).status).toBe(303);
  });

  it("sent to a server that is stopping gets the success page itself, empty, with another captcha and id", async () => {
    const context = { ...visitor.services.context, stopping: () => true };
    const { status, data } = await visitor.post({}, context);
    expect(status).toBe(200);
    expect(data.toast).toMatchObject({ type: "success", message: "Email has sent successfully!" });
    expect(data.result).toEqual({ initialValue: null });
    expect(data.captcha.id).not.toBe(visitor.captcha.id);
    expect(data.submissionId).not.toBe(SUBMISSION_ID);
  });

  it("is a 502 that keeps everything typed when the store fails", async () => {
    visitor.services.sendResult = { ok: false, reason: "store" };
    const { status, data } = await visitor.post();
    expect([status, data.toast.type]).toEqual([502, "error"]);
    expect(data.result.initialValue).toMatchObject(application);
  });
});
