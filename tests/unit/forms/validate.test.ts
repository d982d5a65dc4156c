import { describe, expect, it } from "vitest";
import { callRules } from "~/forms/call/call-fields";
import { careerRules } from "~/forms/career/career-fields";
import { careerSchema } from "~/forms/career/career-schema.server";
import { validateCareer } from "~/forms/career/validate-career";
import { contactRules } from "~/forms/contact/contact-fields";
import { contactSchema } from "~/forms/contact/contact-schema.server";
import { validateContact } from "~/forms/contact/validate-contact";
import { email, type Rule, ruleViolation } from "~/forms/parse/rules";
import { isUuid, newSubmissionId } from "~/forms/parse/submission-id";
import { textSchemas } from "~/forms/parse/text-schema.server";
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

const INVISIBLE =
  "\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff";

describe("characters that nobody can see", () => {
  const among = (text: string) => Array.from(text).join(INVISIBLE) + INVISIBLE;

  it("are taken out of every field of one line", () => {
    for (const [form, rules] of Object.entries({ contactRules, callRules, careerRules })) {
      for (const [name, rule] of Object.entries<Rule>(rules)) {
        if (rule.multiline || ["role", "preferred_location"].includes(name)) continue;
        const schemas = textSchemas({ [name]: rule });
        const text = rule === email ? "a@b.c" : "12";
        expect([form, name, schemas[name]?.parse(among(text))]).toEqual([form, name, text]);
        expect(ruleViolation(rule, among(text))).toBe(undefined);
      }
    }
  });

  it("alone are an empty field, also in a message", () => {
    for (const text of [INVISIBLE, " \u200b ", "\u200c\u200d", "\u3164", "\ufe0f"])
      for (const rule of [contactRules.first_name, contactRules.message])
        expect(ruleViolation(rule, text)).toBe(rule.required);
  });

  it("stay where a script needs them, and in a message", () => {
    const { first_name, message } = contactSchema.shape;
    for (const text of ["می\u200cخواهم", "👩\u200d💻", "葛\u{e0100}"])
      expect(first_name.parse(text)).toBe(text);
    expect(message.parse("a\u202eb")).toBe("a\u202eb");
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
