import { expect, test } from "vitest";
import { createCaptchas } from "../../../server/captcha/captcha";

const SECRET = "a secret that is long enough";
const make = (secrets: [string, ...string[]] = [SECRET], now = () => 0) => createCaptchas(secrets, now);

test("a captcha is seven upper-case letters or digits, a new one each time", () => {
  const captchas = make();
  const texts = Array.from({ length: 50 }, () => captchas.issue().captcha.text);
  for (const text of texts) expect(text).toMatch(/^[A-Z0-9]{7}$/);
  expect(new Set(texts).size).toBe(50);
});

test("an answer may differ in spaces and case, but in no character", () => {
  const captchas = make();
  const { captcha, issued } = captchas.issue();
  expect(captchas.matches(captcha.id, captcha.text, [issued])).toBe(true);
  expect(captchas.matches(captcha.id, ` ${captcha.text.toLowerCase().split("").join(" ")} `, [issued])).toBe(
    true,
  );
  const wrong = (captcha.text.startsWith("A") ? "B" : "A") + captcha.text.slice(1);
  expect(captchas.matches(captcha.id, wrong, [issued])).toBe(false);
  expect(captchas.matches(captcha.id, "", [issued])).toBe(false);
  // As many characters, but more bytes: the comparison must not throw.
  expect(captchas.matches(captcha.id, "ÄÖÜÄÖÜÄ", [issued])).toBe(false);
});

test("a captcha that was not issued to this visitor, or has expired, is neither accepted nor shown", () => {
  let time = 0;
  const captchas = make([SECRET], () => time);
  const { captcha, issued } = captchas.issue();
  expect(captchas.matches(captcha.id, captcha.text, [])).toBe(false);
  expect(captchas.show(captcha.id, [issued])).toEqual(captcha);
  time = issued.expiry;
  expect(captchas.matches(captcha.id, captcha.text, [issued])).toBe(false);
  expect(captchas.show(captcha.id, [issued])).toBeUndefined();
});

test("captchas of an older secret are accepted after a rotation", () => {
  const { captcha, issued } = make([SECRET]).issue();
  const rotated = make(["a newer secret, also long", SECRET]);
  expect(rotated.matches(captcha.id, captcha.text, [issued])).toBe(true);
});
