import { expect, test } from "vitest";
import { createCaptchas } from "../../../server/site/security/captcha";

const SECRET = "a secret that is long enough";
const make = (secrets: [string, ...string[]] = [SECRET], now = () => 0) => createCaptchas(secrets, now);

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

test("a captcha has every letter and digit but those that look alike: 0 and O, 1 and I", () => {
  const shown = Array.from({ length: 500 }, () => make().issue().captcha.text).join("");
  expect(Array.from(new Set(shown)).sort().join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
});

test("captchas of an older secret are accepted after a rotation", () => {
  const { captcha, issued } = make([SECRET]).issue();
  const rotated = make(["a newer secret, also long", SECRET]);
  expect(rotated.find(issued.id)).toEqual(issued);
  expect(rotated.matches(issued, captcha.text)).toBe(true);
});
