import { expect, test } from "vitest";
import { createCaptchas } from "../../../server/captcha/captcha";
import { createDependencies } from "../../../server/dependencies";
import { career } from "../../support/submissions";
import { tempConfig } from "../../support/temp-config";

const SECRET = "a secret that is long enough";
const make = (secrets: [string, ...string[]] = [SECRET], now = () => 0) =>
  createCaptchas(secrets, { consume: async () => true, finish: async () => {} }, now);

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

test("a captcha is accepted for one submission, even when two arrive at the same moment", async () => {
  const dependencies = createDependencies(tempConfig());
  const { issued } = dependencies.captchas.issue();
  const uses = await Promise.all([
    dependencies.captchas.consume(issued, career()),
    dependencies.captchas.consume(issued, career()),
  ]);
  expect(uses.filter(Boolean)).toHaveLength(1);
  await dependencies.close();
});

test("a submission can use its captcha again, even after a restart; once it has arrived, only a repeat can", async () => {
  const config = tempConfig();
  const [one, two] = [career(), career()];
  const changed = { ...one, values: { ...one.values, role: "Data Analyst" } };
  const before = createDependencies(config);
  const { issued } = before.captchas.issue();
  expect(await before.captchas.consume(issued, one)).toBe(true);
  await before.close();
  const after = createDependencies(config);
  expect(await after.captchas.consume(issued, two)).toBe(false);
  expect(await after.captchas.consume(issued, changed)).toBe(true);
  await after.captchas.finish(issued, one);
  expect(await after.captchas.consume(issued, one)).toBe(true);
  expect(await after.captchas.consume(issued, changed)).toBe(false);
  await after.close();
});
