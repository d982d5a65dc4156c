import { expect, test } from "vitest";
import { createCaptchas } from "../../../server/security/captcha";

const SECRET = "a secret that is long enough";
const make = (secrets: [string, ...string[]] = [SECRET], now = () => 0) => createCaptchas(secrets, now);

test("a captcha is seven upper-case letters or digits, none of which looks like another, a new one each time", () => {
  const captchas = make();
  const texts = Array.from({ length: 200 }, () => captchas.issue().captcha.text);
  for (const text of texts) expect(text).toMatch(/^[A-HJ-NP-Z2-9]{7}$/);
  expect(new Set(texts.join("")).size).toBe(32);
  expect(new Set(texts).size).toBe(200);
});

test("an answer differs in no character", () => {
  const captchas = make();
  const { captcha, issued } = captchas.issue();
  expect(captchas.matches(issued, captcha.text)).toBe(true);
  const wrong = (captcha.text.startsWith("A") ? "B" : "A") + captcha.text.slice(1);
  expect(captchas.matches(issued, wrong)).toBe(false);
  expect(captchas.matches(issued, "")).toBe(false);
  // As many characters, but more bytes: the comparison must not throw.
  expect(captchas.matches(issued, "ÄÖÜÄÖÜÄ")).toBe(false);
});

test("a captcha that has expired is neither accepted nor shown", () => {
  let time = 0;
  const captchas = make([SECRET], () => time);
  const { captcha, issued } = captchas.issue();
  expect(captchas.show(issued)).toEqual(captcha);
  time = issued.expiry;
  expect(captchas.find(captcha.id)).toEqual(issued);
  expect(captchas.matches(issued, captcha.text)).toBe(false);
  expect(captchas.show(issued)).toBeUndefined();
});

test("an id is recognised by its signature, which covers its expiry, and does not contain the answer", () => {
  const captchas = make();
  const { captcha, issued } = captchas.issue();
  expect(captchas.find(captcha.id)).toEqual(issued);
  const [uuid, expiry, signature] = captcha.id.split(".");
  const forged = [
    "",
    uuid,
    `${uuid}.${Number(expiry) + 1}.${signature}`,
    `${uuid}.0${expiry}.${signature}`,
    `${captcha.id}=`,
    `${captcha.id}.`,
    `${uuid}.${expiry}.${signature?.slice(0, -1)}_`,
    make(["another secret, long enough too"]).issue().captcha.id,
  ];
  for (const id of forged) expect(captchas.find(id ?? "")).toBeUndefined();
  expect(captcha.id.toUpperCase()).not.toContain(captcha.text);
});

test("captchas of an older secret are accepted after a rotation", () => {
  const { captcha, issued } = make([SECRET]).issue();
  const rotated = make(["a newer secret, also long", SECRET]);
  expect(rotated.find(issued.id)).toEqual(issued);
  expect(rotated.matches(issued, captcha.text)).toBe(true);
});
