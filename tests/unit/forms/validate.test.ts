import { describe, expect, it } from "vitest";
import { careerSchema } from "~/forms/career/application.server";
import { captchaAnswer, careerRules, validateCareer } from "~/forms/career/career-fields";
import { contactSchema } from "~/forms/contact/contact.server";
import { contactRules, validateContact } from "~/forms/contact/contact-fields";
import { type Rule, ruleViolation } from "~/forms/rules";
import { textSchemas } from "~/forms/schema.server";
import { isUuid, newSubmissionId } from "~/forms/submission-id";
import { application } from "../../support/forms/career-application";

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe("the browser's checks of an application", () => {
  const errorsOf = (values: Record<string, string>, attempted = false, isTypingCaptcha = false) =>
    validateCareer(formOf(values), "A1B2C3D", attempted, isTypingCaptcha).reply().error;

  it("ignore empty fields before a submit attempt", () => {
    expect(errorsOf({})).toEqual(undefined);
    expect(errorsOf({ email: "a", phone: "x", captcha: "no" })).toEqual({
      email: ["Please enter a valid email"],
      phone: ["Phone number should contain only numbers"],
      captcha: ["Entered captcha is incorrect"],
    });
  });

  it("wait for the seventh character of a captcha that is being typed", () => {
    const incorrect = { captcha: ["Entered captcha is incorrect"] };
    expect(errorsOf({ captcha: "a1b 2c" }, false, true)).toEqual(undefined);
    expect(errorsOf({ captcha: "a1b2c3x" }, false, true)).toEqual(incorrect);
    expect(errorsOf({ captcha: "a1b 2c" })).toEqual(incorrect);
  });

  it("require a role and a location on a submit attempt", () => {
    expect(errorsOf({}, true)).toMatchObject({
      role: ["position is required"],
      preferred_location: ["Location is required"],
    });
    expect(errorsOf({ ...application, captcha: "a1 B2 c3 D " }, true)).toEqual(undefined);
  });
});

it("the contact form's checks ignore a project name that is not shown", () => {
  const valid = {
    email: "a@b.c",
    first_name: "A",
    last_name: "B",
    message: "Hi",
    project_name: "x".repeat(300),
  };
  expect(validateContact(formOf({ ...valid, topic: "Careers" }), true).reply().error).toEqual(undefined);
  expect(validateContact(formOf({ ...valid, topic: "New Project" }), true).reply().error).toHaveProperty(
    "project_name",
  );
});

describe("the browser's checks and the server's schemas agree", () => {
  const samples = [
    "",
    " ",
    "a",
    "a@b",
    "a@b.c",
    "a@@b.c",
    "a b@c.d",
    " a@b.c ",
    " 0012\u00a0",
    ` ${"x".repeat(200)} `,
    "@b.c",
    "a@.",
    "ü@bücher.de",
    "12a",
    "0012",
    "x".repeat(201),
    "\u202a0012\u202c",
    "\ufeffa@b\u200b.c\u00ad",
    "\u200b\u200d",
    `${"x".repeat(200)}\u2060`,
    "x\r\n".repeat(100),
    "x\r\n".repeat(1_000),
    "x\r\n".repeat(5_000),
  ];
  const expectSame = (
    schema: { shape: Record<string, unknown> },
    rules: Record<string, Parameters<typeof ruleViolation>[0]>,
  ) => {
    for (const [name, rule] of Object.entries(rules)) {
      const field = schema.shape[name] as { safeParse(value: unknown): { success: boolean } };
      if (["role", "preferred_location"].includes(name)) continue;
      for (const text of samples) {
        // Conform drops empty fields before the schema sees them.
        const server = field.safeParse(text === "" ? undefined : text).success;
        expect([name, text, server]).toEqual([name, text, ruleViolation(rule, text) === undefined]);
      }
    }
  };
  it("on the contact form", () => expectSame(contactSchema, contactRules));
  it("on the career form", () => expectSame(careerSchema, careerRules));
});

it("a line break is a blank in a field of one line, and counts once in a message", () => {
  const { first_name, message } = contactSchema.shape;
  expect(first_name.parse("Amira\r\nemail: x\ry\u2028z")).toBe("Amira email: x y z");
  expect(message.parse("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
  const full = `${"a\r\n".repeat(4_999)}aa`;
  expect(message.safeParse(full).success).toBe(true);
  expect(ruleViolation(contactRules.message, full)).toBe(undefined);
  expect(message.safeParse(`${full}a`).success).toBe(false);
});

describe("characters that nobody can see", () => {
  const { first_name, email } = contactRules;
  const { phone } = careerRules;
  const kept = (rule: Rule, text: string) =>
    textSchemas({ field: rule }).field.safeParse(text).data ?? ruleViolation(rule, text);

  it.each([
    ["a soft hyphen", "\u00ad"],
    ["zero-width spaces", "\u200b\ufeff\u2060"],
    ["direction marks", "\u061c\u200e\u200f"],
    ["embedding marks", "\u202a\u202b\u202c\u202d\u202e"],
    ["isolating marks", "\u2066\u2067\u2068\u2069"],
    ["joiners", "\u200c\u200d"],
    ["a variation selector", "\ufe0f"],
    ["Hangul fillers", "\u115f\u3164\uffa0"],
    ["a blank Braille pattern", "\u2800"],
  ])("%s: not part of an address or a number, and alone an empty field", (_, invisible) => {
    const among = (text: string) => invisible + Array.from(text).join(invisible) + invisible;
    expect(kept(email, among("a@b.c"))).toBe("a@b.c");
    expect(kept(phone, among("12"))).toBe("12");
    expect(captchaAnswer(among("ab"))).toBe("AB");
    for (const rule of [email, phone, first_name, contactRules.message])
      expect(kept(rule, ` ${invisible} `)).toBe(rule.required);
  });

  it.each([
    ["\u202aAda\u202c\u200b", "Ada"],
    ["A\u00adda", "Ada"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["👩\u200d💻", "👩\u200d💻"],
    ["葛\u{e0100}", "葛\u{e0100}"],
  ])("a name keeps only what its script needs: %j", (typed, name) => {
    expect(kept(first_name, typed)).toBe(name);
  });

  it("a message keeps what was typed", () => {
    expect(kept(contactRules.message, "a\u202eb")).toBe("a\u202eb");
  });
});

it("the e-mail pattern never sees long text: 250 kB take less than 100 ms", () => {
  const start = performance.now();
  expect(contactSchema.shape.email.safeParse(`a@${".".repeat(250_000)} `).success).toBe(false);
  expect(performance.now() - start).toBeLessThan(100);
});

it("a submission id is a UUID", () => {
  expect(newSubmissionId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const id = newSubmissionId();
  expect(isUuid(id)).toBe(true);
  expect(isUuid("x".repeat(36))).toBe(false);
});
