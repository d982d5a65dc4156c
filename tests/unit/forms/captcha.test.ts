import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CareerVisitor, visitCareer } from "../../support/forms/career-visit";
import { application } from "../../support/forms/values";

let visitor: CareerVisitor;
beforeEach(async () => {
  visitor = await visitCareer();
  // A form that names no captcha means the newest.
  await visitor.open();
});
afterEach(() => void vi.useRealTimers());

const INCORRECT = "Entered captcha is incorrect";
const EXPIRED = "The captcha has expired. Please type the new one.";
const withoutCookie = () => {
  visitor.cookie = "";
};
const expire = () => void vi.useFakeTimers({ toFake: ["Date"], now: visitor.captcha.expiry + 1 });
const typed = (text: string) => `\u202a ${Array.from(text).join(" ").toLowerCase()} \u200b`;
const inFullWidth = (text: string) =>
  text.replace(/./g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** What is posted instead, what happens before, the error or undefined, and whether the same captcha is shown again. */
test.each<[string, (text: string) => object, (() => unknown) | undefined, string?, boolean?]>([
  ["a wrong answer", () => ({ captcha: "WRONG12" }), undefined, INCORRECT, true],
  ["an answer of more bytes", () => ({ captcha: "ÄÖÜÄÖÜÄ" }), undefined, INCORRECT, true],
  ["no answer", () => ({ captcha: "" }), undefined, INCORRECT, true],
  ["a NUL after the answer", (text) => ({ captcha: `${text}\0` }), undefined, INCORRECT, true],
  ["a NUL inside it", (text) => ({ captcha: text.replace(/./, "$&\0") }), undefined, INCORRECT, true],
  ["its answer in lower case, spaced as it is shown", (text) => ({ captcha: typed(text) }), undefined],
  ["its answer in full width", (text) => ({ captcha: inFullWidth(text) }), undefined],
  ["its answer, in a form that names no captcha", () => ({ captcha_id: "" }), undefined],
  ["its answer, without a cookie", () => ({}), withoutCookie],
  ["its answer, used before", () => ({ submission_id: "" }), () => visitor.post(), INCORRECT, false],
  ["its answer, used before in this form", () => ({ name: "B" }), () => visitor.post(), INCORRECT, false],
  ["its answer, expired", () => ({}), expire, EXPIRED, false],
  ["its answer, expired with its cookie", () => ({}), () => [withoutCookie(), expire()], EXPIRED, false],
  ["nothing, and no cookie", () => ({ captcha_id: "", captcha: "ABCDEFG" }), withoutCookie, INCORRECT, false],
])("an application with a captcha and %s is accepted or told why not", async (_, fields, prepare, error, again) => {
  const { text, id } = visitor.captcha;
  await prepare?.();
  const { sent } = visitor.services;
  sent.length = 0;
  const { status, data } = await visitor.post(fields(text) as Record<string, string>);
  expect(sent.map(({ values }) => values.captcha)).toEqual(error ? [] : [text]);
  if (!error) return expect(status).toBe(303);
  expect([status, data.result.error, data.captcha.id === id]).toEqual([422, { captcha: [error] }, again]);
  if (!again) expect(data.result.initialValue.captcha).toBeUndefined();
});

test("a captcha is refused with the id of another captcha, and with a forged id", async () => {
  const other = await visitCareer();
  const wrong = { captcha_id: visitor.captcha.id, captcha: other.captcha.text };
  expect((await visitor.post(wrong)).status).toBe(422);
  expect((await visitor.post({ captcha_id: `${visitor.captcha.id}x` })).status).toBe(422);
});

test("the captchas of eight tabs opened at once are all accepted", async () => {
  const { cookie } = visitor;
  const tabs = [];
  for (let tab = 0; tab < 8; tab++) {
    visitor.cookie = cookie;
    tabs.push(await visitor.open());
  }
  for (const { id, text } of tabs)
    expect((await visitor.post({ captcha_id: id, captcha: text, submission_id: "" })).status).toBe(303);
  expect(visitor.services.sent).toHaveLength(8);
});

test("a visitor gets another captcha with every load and every refresh, which keeps everything typed", async () => {
  const { context } = visitor.services;
  const before = visitor.captcha.id;
  const { status, data } = await visitor.post({ intent: "refresh-captcha", phone: "" }, context);
  expect(status).toBe(200);
  expect(data.captcha.id).not.toBe(before);
  const { phone: _, ...typed } = application;
  expect(data.result.initialValue).toMatchObject(typed);
  expect(data.result.initialValue.captcha).toBeUndefined();
  // The page of the same response shows the one that the action chose.
  expect((await visitor.load(context)).data.captcha).toEqual(data.captcha);
  expect((await visitor.open()).id).not.toBe(data.captcha.id);
});
