import { beforeEach, describe, expect, it } from "vitest";
import { application } from "../../support/career-application";
import { type CareerVisitor, visitCareer } from "../../support/career-visit";

let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
});
const incorrect = { captcha: ["Entered captcha is incorrect"] };

describe("a captcha", () => {
  it.each([
    ["a wrong answer", () => "WRONG12"],
    ["no answer", () => ""],
    ["an answer with a NUL after it", (text: string) => `${text}\0`],
    ["an answer with a NUL inside it", (text: string) => `${text.slice(0, 3)}\0${text.slice(3)}`],
    ["an answer in lower case", (text: string) => text.toLowerCase().replace(/^\d+$/, "x")],
  ])("with %s gets the specified message and is shown again", async (_case, answer) => {
    const { status, data } = await visitor.post({ captcha: answer(visitor.captcha.text) });
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("accepts its answer with the spaces it is shown with", async () => {
    expect((await visitor.post({ captcha: Array.from(visitor.captcha.text).join(" ") })).status).toBe(303);
  });

  it("is the newest one for a form that names none", async () => {
    expect((await visitor.post({ captcha_id: "" })).status).toBe(303);
  });

  it("is accepted for one application", async () => {
    await visitor.post();
    const { status, data } = await visitor.post({ submission_id: "" });
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(data.captcha.id).not.toBe(visitor.captcha.id);
    expect(data.result.initialValue.captcha).toBeUndefined();
    expect((await visitor.post({ name: "Another" })).status).toBe(422);
    expect(visitor.services.sent).toHaveLength(1);
  });

  it("is refused from another visitor, and without a cookie", async () => {
    const other = await visitCareer();
    expect((await visitor.post({ captcha_id: other.captcha.id, captcha: other.captcha.text })).status).toBe(
      422,
    );
    visitor.cookie = "";
    const { status, data, headers } = await visitor.post();
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(headers.get("Set-Cookie")).toContain("captchas=");
  });

  it("is accepted from an older tab, up to the fifth", async () => {
    const first = visitor.captcha;
    for (let tab = 0; tab < 4; tab++) await visitor.open();
    expect((await visitor.post({ captcha_id: first.id, captcha: first.text })).status).toBe(303);
    const second = await visitor.open();
    for (let tab = 0; tab < 5; tab++) await visitor.open();
    expect((await visitor.post({ captcha_id: second.id, captcha: second.text })).status).toBe(422);
  });

  it("changes with every load and every refresh, which keeps everything typed", async () => {
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

it("the loader of the same request shows the captcha that the action chose", async () => {
  const context = visitor.services.context;
  const { data } = await visitor.post({ intent: "refresh-captcha" }, context);
  expect((await visitor.load(context)).captcha).toEqual(data.captcha);
  expect((await visitor.load()).captcha).not.toEqual(data.captcha);
});
