import { beforeEach, describe, expect, it } from "vitest";
import { application, ID, type Visit, visit } from "../../support/career-visit";

let visitor: Visit;
beforeEach(async () => {
  visitor = await visit();
});
const incorrect = { captcha: ["Entered captcha is incorrect"] };

describe("a valid application", () => {
  it("goes upstream with the specified fields and comes back to /career", async () => {
    const { status, headers } = await visitor.post();
    expect([status, headers.get("Location")]).toEqual([303, "/career"]);
    const toast = decodeURIComponent(headers.get("Set-Cookie") ?? "");
    expect(toast).toContain("Email has sent successfully!");
    expect(toast).toContain('"form":"career"');
    const values = { ...application, other_location: "", captcha: visitor.captcha.text };
    expect(visitor.world.sent).toEqual([{ id: ID, kind: "career", values, file: undefined }]);
  });

  it("has no experience unless it says so", async () => {
    await visitor.post({ experience_years: "", experience_months: "" });
    expect(visitor.world.sent[0]?.values).toMatchObject({ experience_years: "0", experience_months: "0" });
  });

  it("carries another location only with the choice 'Other'", async () => {
    await visitor.post({ other_location: "Lisbon" });
    await visitor.open();
    await visitor.post({ preferred_location: "Other", other_location: "Lisbon" });
    expect(visitor.world.sent.map(({ values }) => values.other_location)).toEqual(["", "Lisbon"]);
  });
});

describe("an invalid application", () => {
  it.each([
    ["role", "", "position is required"],
    ["role", "Emperor", "position is required"],
    ["name", "", "This field is required"],
    ["name", "x".repeat(201), "Please keep this to 200 characters"],
    ["email", "", "This field is required"],
    ["email", "amira@example", "Please enter a valid email"],
    ["phone", "", "This field is required"],
    ["phone", "+971 50", "Phone number should contain only numbers"],
    ["current_city", "", "This field is required"],
    ["preferred_location", "", "Location is required"],
    ["preferred_location", "Mars", "Location is required"],
    ["experience_years", "7", "Please choose one of the options"],
    ["experience_months", "13", "Please choose one of the options"],
  ])("%s = %.20j is answered in words, with everything typed (case %#)", async (field, value, text) => {
    const { status, data } = await visitor.post({ [field]: value });
    expect(status).toBe(422);
    expect(data.form).toBe("career");
    expect(data.submissionId).toBe(ID);
    expect(data.result.error).toEqual({ [field]: [text] });
    const typed = { ...application, captcha: visitor.captcha.text };
    expect({ ...data.result.initialValue, [field]: value }).toEqual({ ...typed, [field]: value });
    expect(visitor.world.sent).toEqual([]);
  });

  it("costs no captcha: the same one is shown and still good", async () => {
    const { data } = await visitor.post({ phone: "none" });
    expect(data.captcha).toMatchObject(visitor.captcha);
    expect((await visitor.post()).status).toBe(303);
  });
});

describe("a captcha", () => {
  it.each([
    ["wrong", () => "WRONG12"],
    ["missing", () => ""],
    ["in lower case", (text: string) => text.toLowerCase().replace(/^\d+$/, "x")],
  ])("%s is told so, and shown again", async (_case, answer) => {
    const { status, data } = await visitor.post({ captcha: answer(visitor.captcha.text) });
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("may be typed with the spaces it is shown with", async () => {
    expect((await visitor.post({ captcha: Array.from(visitor.captcha.text).join(" ") })).status).toBe(303);
  });

  it("of a form that names none is the newest", async () => {
    expect((await visitor.post({ captcha_id: "" })).status).toBe(303);
  });

  it("is good for one application", async () => {
    await visitor.post();
    const { status, data } = await visitor.post({ submission_id: "" });
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(data.captcha.id).not.toBe(visitor.captcha.id);
    expect(data.result.initialValue.captcha).toBeUndefined();
    expect((await visitor.post()).status).toBe(422);
    expect(visitor.world.sent).toHaveLength(1);
  });

  it("of another visitor, or of none, does not count", async () => {
    const other = await visit();
    expect((await visitor.post({ captcha_id: other.captcha.id, captcha: other.captcha.text })).status).toBe(
      422,
    );
    visitor.cookie = "";
    const { status, data, headers } = await visitor.post();
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(headers.get("Set-Cookie")).toContain("captchas=");
  });

  it("stays good in an older tab, for the last five", async () => {
    const first = visitor.captcha;
    for (let tab = 0; tab < 4; tab++) await visitor.open();
    expect((await visitor.post({ captcha_id: first.id, captcha: first.text })).status).toBe(303);
    const second = await visitor.open();
    for (let tab = 0; tab < 5; tab++) await visitor.open();
    expect((await visitor.post({ captcha_id: second.id, captcha: second.text })).status).toBe(422);
  });

  it("is new with every load, and after a refresh that keeps everything typed", async () => {
    const before = visitor.captcha.id;
    const { status, data } = await visitor.post({ intent: "refresh-captcha", phone: "" });
    expect(status).toBe(200);
    expect(data.captcha.id).not.toBe(before);
    const { phone: _, ...typed } = application;
    expect(data.result.initialValue).toMatchObject(typed);
    expect(data.result.initialValue.captcha).toBeUndefined();
    expect((await visitor.open()).id).not.toBe(data.captcha.id);
  });
});

describe("trouble", () => {
  it("upstream is a 502 with the specified toast, all typed, and the captcha good for another try of the same form", async () => {
    visitor.world.answer.result = { ok: false, reason: "upstream" };
    const { status, data } = await visitor.post();
    expect(status).toBe(502);
    expect(data.toast).toMatchObject({
      type: "error",
      form: "career",
      message: "Something has went wrong. Please try again",
    });
    expect(data.result.initialValue).toEqual({ ...application, captcha: visitor.captcha.text });
    expect(data.captcha.id).toBe(visitor.captcha.id);

    visitor.world.answer.result = { ok: true };
    const another = { submission_id: "11111111-1111-4111-8111-111111111111" };
    expect((await visitor.post(another)).status).toBe(422);
    expect((await visitor.post({ submission_id: data.submissionId })).status).toBe(303);
    expect((await visitor.post({ submission_id: data.submissionId })).status).toBe(422);
    expect(visitor.world.sent.map(({ id }) => id)).toEqual([ID, ID]);
  });

  it("of two clicks is one application with one answer", async () => {
    let finish = (_: { ok: true }) => {};
    visitor.world.answer.result = new Promise((resolve) => {
      finish = resolve;
    });
    const both = Promise.all([visitor.post(), visitor.post()]);
    setTimeout(() => finish({ ok: true }), 20);
    expect((await both).map(({ status }) => status)).toEqual([303, 303]);
    expect(visitor.world.sent).toHaveLength(1);
  });

  it("of two applications with one captcha at once ends one of them", async () => {
    const [one, two] = await Promise.all([visitor.post(), visitor.post({ submission_id: "" })]);
    expect([one.status, two.status].sort()).toEqual([303, 422]);
    expect(visitor.world.sent).toHaveLength(1);
  });

  it("with too many applications is a 429 that keeps all", async () => {
    const context = { ...visitor.world.context, rateLimited: { retryAfterSeconds: 30 } };
    const { status, headers, data } = await visitor.post({}, context);
    expect([status, headers.get("Retry-After")]).toEqual([429, "30"]);
    expect(data.result.initialValue).toMatchObject(application);
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("with a filled honeypot is answered like a success, filed as spam and costs no captcha", async () => {
    expect((await visitor.post({ website: "x", captcha: "" })).status).toBe(303);
    expect(visitor.world.sent[0]).toMatchObject({ spam: true });
    expect((await visitor.post()).status).toBe(303);
  });

  it("of a server that is stopping ends well: the success page itself, empty, with another captcha and id", async () => {
    const context = { ...visitor.world.context, stopping: () => true };
    const { status, data } = await visitor.post({}, context);
    expect(status).toBe(200);
    expect(data.toast).toMatchObject({ type: "success", message: "Email has sent successfully!" });
    expect(data.result).toEqual({ initialValue: null });
    expect(data.captcha.id).not.toBe(visitor.captcha.id);
    expect(data.submissionId).not.toBe(ID);
  });

  it("with a store that takes nothing is a 502 that keeps all", async () => {
    const { dependencies } = visitor.world.context;
    if (dependencies) dependencies.captchas.consume = () => Promise.reject(new Error("disk full"));
    const { status, data } = await visitor.post();
    expect([status, data.toast.type]).toEqual([502, "error"]);
    expect(data.result.initialValue).toMatchObject(application);
  });
});
