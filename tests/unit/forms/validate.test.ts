import { afterEach, describe, expect, it, test, vi } from "vitest";
import { captchaAnswer, careerRules, refineCareer } from "~/forms/career/career-fields";
import { contactRules, refineContact } from "~/forms/contact/contact-form";
import { textSchemas } from "~/forms/form-definitions.server";
import {
  asciiDigits,
  cleanText,
  type Refine,
  type Rule,
  type Rules,
  ruleViolation,
  validateForm,
} from "~/forms/rules";
import { application, message } from "../../support/forms/values";

afterEach(() => vi.unstubAllGlobals());

const WRONG = { captcha: ["Entered captcha is incorrect"] };
const CAREER = [careerRules, refineCareer("A1B2C3D")] as const;
const CONTACT = [contactRules, refineContact] as const;

const CAPTCHA = { captcha: "a1b 2c" };
const PERSIAN = { phone: "۰۰۹۷۱۵۰", captcha: "a۱b۲c۳d" };
const LONG_NAME = { ...message, project_name: "x".repeat(300) };
const LONG_PLACE = { ...application, captcha: "A1B2C3D", other_location: "x".repeat(300) };
const NEW_PROJECT = { project_name: ["Please keep this to 200 characters"] };
test.each<[string, readonly [Rules, Refine], "typing" | "leaving" | "sending", object, object | undefined]>([
  ["ignores empty fields before an attempt to send", CAREER, "leaving", {}, undefined],
  ["checks what is typed", CAREER, "leaving", { email: "a" }, { email: ["Please enter a valid email"] }],
  ["waits for the seventh character of a captcha", CAREER, "typing", CAPTCHA, undefined],
  ["checks a captcha that is complete", CAREER, "typing", { captcha: "a1b2c3x" }, WRONG],
  ["checks a captcha that is left", CAREER, "leaving", CAPTCHA, WRONG],
  ["takes blanks and any case", CAREER, "sending", { ...application, captcha: "a1 B2 c3 D " }, undefined],
  ["takes digits of another script", CAREER, "sending", { ...application, ...PERSIAN }, undefined],
  ["ignores a hidden other location", CAREER, "sending", LONG_PLACE, undefined],
  ["ignores a hidden project name", CONTACT, "sending", LONG_NAME, undefined],
  ["checks one that is shown", CONTACT, "sending", { ...LONG_NAME, topic: "New Project" }, NEW_PROJECT],
])("the browser %s", (_, [rules, refine], moment, values, errors) => {
  const focused = { getAttribute: () => (moment === "typing" ? "captcha" : "email") };
  vi.stubGlobal("document", { activeElement: focused });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const isSending = moment === "sending";
  const checked = validateForm(form, rules, { sendAttempted: isSending, isSending }, refine);
  expect(checked.reply().error).toEqual(errors);
});

const kept = (rule: Rule & { limit: number }, text: string) =>
  textSchemas({ field: rule }).field.safeParse(text).data;

describe("the browser's checks and the server's schemas agree", () => {
  const samples = [
    ...["", " ", "a", "a@b", "a@b.c", "a@@b.c", "a b@c.d", " a@b.c ", "@b.c", "a@.", "ü@bücher.de"],
    ...[" 0012\u00a0", "12a", "0012", ` ${"x".repeat(200)} `, "x".repeat(201), `${"x".repeat(200)}\u2060`],
    ...["٠٥٠١", "０５０", "+٠٥٠", "(٠٥٠)", "٠٥-٠١"],
    ...["\u202a0012\u202c", "\ufeffa@b\u200b.c\u00ad", "\u200b\u200d"],
    ...[100, 1_000, 5_000].map((lines) => "x\r\n".repeat(lines)),
  ];
  const rules = Object.entries({ ...contactRules, ...careerRules });
  const textRules = rules.flatMap(([name, rule]) => ("limit" in rule ? [{ name, rule }] : []));
  it.each(textRules)("on $name", ({ rule }) => {
    const { field } = textSchemas({ field: rule });
    for (const text of samples) {
      // Conform drops empty fields before the schema sees them.
      const accepted = field.safeParse(text || undefined).success || (!text && !("required" in rule));
      expect([text, accepted]).toEqual([text, ruleViolation(rule, text) === undefined]);
    }
  });
});

it("a line break is a blank in a field of one line, and counts once in a message", () => {
  expect(kept(contactRules.first_name, "Amira\r\nemail: x\ry\u2028z")).toBe("Amira email: x y z");
  expect(kept(contactRules.message, "a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
  const full = `${"a\r\n".repeat(4_999)}aa`;
  expect(ruleViolation(contactRules.message, full)).toBe(undefined);
  expect(ruleViolation(contactRules.message, `${full}a`)).toBe("Please keep this to 10,000 characters");
});

describe("characters that nobody can see", () => {
  const { first_name, email } = contactRules;

  it.each([
    "\u00ad",
    "\u200b\ufeff\u2060",
    "\u061c\u200e\u200f",
    "\u202a\u202b\u202c\u202d\u202e",
    "\u2066\u2067\u2068\u2069",
    "\u200c\u200d",
    "\ufe0f",
    "\u115f\u3164\uffa0",
    "\u2800",
  ])("%j: not part of an address or a number, and alone an empty field", (invisible) => {
    const among = (text: string) => invisible + Array.from(text).join(invisible) + invisible;
    expect(kept(email, among("a@b.c"))).toBe("a@b.c");
    expect(kept(careerRules.phone, among("12"))).toBe("12");
    expect(captchaAnswer(among("ab"))).toBe("AB");
    for (const rule of [email, careerRules.phone, first_name, contactRules.message])
      expect(ruleViolation(rule, ` ${invisible} `)).toBe(rule.required);
  });

  it.each([
    [first_name, "\u202aAda\u202c\u200b", "Ada"],
    [first_name, "A\u00adda", "Ada"],
    [first_name, "می\u200cخواهم", "می\u200cخواهم"],
    [first_name, "👩\u200d💻", "👩\u200d💻"],
    [first_name, "葛\u{e0100}", "葛\u{e0100}"],
    [contactRules.message, "a\u202eb", "a\u202eb"],
  ])("a name keeps only what its script needs, a message everything (case %#)", (rule, typed, text) => {
    expect(kept(rule, typed)).toBe(text);
  });
});

it("a phone number in any script goes upstream in digits, and other fields keep their script", () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const digits = characters.filter((character) => /\p{Nd}/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  expect(asciiDigits(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
  for (const text of ["+49 (0) 3-4", "Ⅷ ½ ² ① 五", "Amira 👩‍💻"]) expect(asciiDigits(text)).toBe(text);
  const typed = "٠５०১۲";
  expect(ruleViolation(careerRules.phone, typed)).toBe(undefined);
  expect(kept(careerRules.phone, typed)).toBe("05012");
  expect(captchaAnswer(`ａb ${typed}`)).toBe("AB05012");
  for (const rule of [contactRules.first_name, contactRules.message, careerRules.current_city])
    expect(kept(rule, typed)).toBe(typed);
});

it.each([
  ["+971 50 123 4567", "00971501234567"],
  ["(201) 555-0123", "2015550123"],
  ["+٩٧١ ٥٠", "0097150"],
  ["050\u2011123.45/67", "0501234567"],
  ["+49 (0)171/1234567", "00491711234567"],
  ["(0)171 1234567", "01711234567"],
  ["12+3", "12+3"],
  ["+", "+"],
])("the phone number %j is kept as %j", (typed, number) => {
  expect(cleanText(careerRules.phone, typed)).toBe(number);
});
