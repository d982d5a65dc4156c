import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { application } from "../../support/forms/career-application";
import { type CareerVisitor, visitCareer } from "../../support/forms/career-visit";

let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
});
afterEach(() => void vi.useRealTimers());
const incorrect = { captcha: ["Entered captcha is incorrect"] };

describe("a captcha", () => {
  it.each([
    ["a wrong answer", () => "WRONG12"],
    ["no answer", () => ""],
    ["an answer with a NUL after it", (text: string) => `${text}\0`],
    ["an answer with a NUL inside it", (text: string) => `${text.slice(0, 3)}\0${text.slice(3)}`],
  ])("with %s gets the specified message and is shown again", async (_case, answer) => {
    const { status, data } = await visitor.post({ captcha: answer(visitor.captcha.text) });
    expect([status, data.result.error]).toEqual([422, incorrect]);
    expect(data.captcha.id).toBe(visitor.captcha.id);
  });

  it("accepts its answer in lower case and with the spaces it is shown with; it goes upstream as shown", async () => {
    const { text } = visitor.captcha;
    const captcha = `\u202a ${Array.from(text).join(" ").toLowerCase()} \u200b`;
    expect((await visitor.post({ captcha })).status).toBe(303);
    expect(visitor.services.sent[0]?.values.captcha).toBe(text);
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

  it("is refused when it was not issued by this site", async () => {
    const other = await visitCareer();
    const answer = { captcha_id: other.captcha.id, captcha: other.captcha.text };
    expect((await visitor.post(answer)).status).toBe(422);
  });

  it("is accepted without a cookie, from the page that shows it", async () => {
    visitor.cookie = "";
    expect((await visitor.post()).status).toBe(303);
  });

  it.each([
    ["its cookie", (_: CareerVisitor) => {}],
    ["a cookie that the browser has dropped with it", (visitor: CareerVisitor) => (visitor.cookie = "")],
  ])("that has expired, with %s, says so and is replaced", async (_case, prepare) => {
    vi.useFakeTimers({ toFake: ["Date"], now: visitor.captcha.expiry + 1 });
    prepare(visitor);
    const { status, data } = await visitor.post();
    expect([status, data.result.error]).toEqual([
      422,
      { captcha: ["The captcha has expired. Please type the new one."] },
    ]);
    expect(data.captcha.id).not.toBe(visitor.captcha.id);
    expect(data.result.initialValue.captcha).toBeUndefined();
  });

  it("is accepted from every tab, also of many that are opened at once", async () => {
    const cookie = visitor.cookie;
    const tabs = [];
    for (let tab = 0; tab < 8; tab++) {
      visitor.cookie = cookie;
      tabs.push(await visitor.open());
    }
    for (const { id, text } of tabs) {
      const { status } = await visitor.post({ captcha_id: id, captcha: text, submission_id: "" });
      expect(status).toBe(303);
    }
    expect(visitor.services.sent).toHaveLength(8);
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
  expect((await visitor.load(context)).data.captcha).toEqual(data.captcha);
  expect((await visitor.load()).data.captcha).not.toEqual(data.captcha);
});
