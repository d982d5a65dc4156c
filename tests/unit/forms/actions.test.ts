import { beforeEach, describe, expect, it } from "vitest";
import { site } from "~/content/site/site";
import { type FormName, HONEYPOT } from "~/forms/forms";
import { formAction } from "~/forms/respond/submit-form.server";
import { loadRoot } from "~/root-loader.server";
import type { Submission } from "../../../server/types";
import { application, message } from "../../support/forms/values";
import { run } from "../../support/run-action";
import { type TestServices, testServices } from "../../support/test-services";

type Values = Submission["values"];
const FAILURES = ["store", "upstream"] as const;
const LENGTHY = "Please keep this to 200 characters";

const FAILED = "Something has went wrong.";
const calling = (zone: string) => ({ message: `Call request: Monday${zone}\n\nFreight` });
const { topic: _, message: __, ...sender } = message;
const forms = {
  contact: {
    path: "/about?contact=message",
    kind: "contact",
    typed: { ...message, topic: "New Project", project_name: "Claims desk" },
    upstream: { is_checked: false },
    failed: FAILED,
  },
  call: {
    path: "/about?contact=call",
    kind: "contact",
    typed: { ...sender, when: "Monday", time_zone: "Asia/Dubai", about: "Freight" },
    upstream: { topic: "Just a message", project_name: "", is_checked: false, ...calling(" (Asia/Dubai)") },
    failed: FAILED,
  },
  career: {
    path: "/career",
    kind: "career",
    typed: application,
    upstream: { other_location: "", captcha: expect.stringMatching(/^[A-Z0-9]{7}$/) },
    failed: `${FAILED} Please try again`,
  },
} as const satisfies Record<FormName, object>;

let services: TestServices;
let id: string;
beforeEach(() => {
  services = testServices();
  id = crypto.randomUUID();
});

/** Posts a form with a captcha of its own; fields given replace or add. */
function post(name: FormName, fields: Record<string, string> = {}, more: Parameters<typeof run>[1] = {}) {
  const { captcha } = services.dependencies.captchas.issue();
  const form = { ...forms[name].typed, submission_id: id, captcha: captcha.text, captcha_id: captcha.id };
  const url = `http://localhost${forms[name].path}`;
  const headers = { Cookie: "check=1" };
  return run(formAction, { url, form: { ...form, ...fields }, headers, context: services.context, ...more });
}
/** What a page says of a sent form, with the cookie of an action's answer. */
const confirmationAt = async (path: string, headers = new Headers()) => {
  const Cookie = headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const request = new Request(`http://localhost${path}`, { headers: { Cookie } });
  return (await loadRoot(request, services.context)).data.sent;
};
const valuesSent = () => services.sent.map(({ values }) => values);

describe.each(Object.keys(forms) as FormName[])("the %s form", (name) => {
  const { path, kind, typed, upstream, failed } = forms[name];

  it.each(FAILURES)("keeps everything typed when the %s fails, and can be sent again", async (reason) => {
    services.sendResult = { ok: false, reason };
    const { status, data } = await post(name);
    expect([status, data.submissionId, data.result.error ?? {}]).toEqual([502, id, {}]);
    expect(data.toast).toMatchObject({ type: "error", form: kind, message: failed });
    expect(data.isFailed).toBe(true);
    expect(data.result.initialValue).toMatchObject(typed);
    services.sendResult = undefined;
    expect((await post(name)).status).toBe(303);
    expect(services.sent.at(-1)?.formId).toBe(id);
  });

  it("keeps everything typed when a field is refused, and when it is sent too often", async () => {
    const refused = await post(name, { email: "amira" });
    expect([refused.status, refused.data.form, refused.data.submissionId]).toEqual([422, name, id]);
    expect(refused.data.result.error).toEqual({ email: ["Please enter a valid email"] });
    expect(refused.data.result.initialValue).toMatchObject({ ...typed, email: "amira" });
    const admit = () => ({ reason: "rate-limited", retryAfterSeconds: 1_501 }) as const;
    const limited = await post(name, {}, { context: { ...services.context, admit } });
    expect(limited.status).toBe(429);
    expect(limited.data.problem).toContain("Please wait 26 minutes");
    expect(limited.data.problem.includes("CV")).toBe(name === "career");
    expect(limited.data.result.initialValue).toMatchObject(typed);
    expect(services.sent).toEqual([]);
  });

  it("sends its values and its page, and confirms with a toast", async () => {
    const { status, headers } = await post(name);
    expect([status, headers.get("Location")]).toEqual([303, path]);
    const toast = { form: kind, message: "Email has sent successfully!" };
    expect(await confirmationAt(path, headers)).toMatchObject({ form: name, toast });
    const other = kind === "career" ? forms.contact : forms.career;
    expect(await confirmationAt(other.path, headers)).toBeUndefined();
    const source = { ...(name !== kind && { form: name }), page: path.split("?")[0] };
    const { when: _, time_zone: __, about: ___, ...values } = { ...typed, ...upstream } as Values;
    expect(services.sent).toEqual([{ formId: id, kind, values, source, file: undefined }]);
  });

  it("answers a script with the toast, the time and an empty form, without a cookie to confirm it", async () => {
    const { status, headers, data } = await post(name, {}, { headers: { "Sec-Fetch-Dest": "empty" } });
    expect([status, headers.get("Set-Cookie") ?? ""]).toEqual([200, expect.not.stringContaining("toast=")]);
    expect(data.toast).toMatchObject({ form: kind, message: "Email has sent successfully!" });
    expect([data.result.initialValue, data.sentAt]).toEqual([null, expect.any(Number)]);
    expect(data.submissionId).not.toBe(id);
    expect(Boolean(data.captcha)).toBe(name === "career");
    expect(services.sent).toHaveLength(1);
  });

  it("that the honeypot caught looks accepted and is kept as spam, whatever its fields", async () => {
    services.sendResult = { ok: false, reason: "upstream" };
    expect((await post(name, { [HONEYPOT]: "https://spam.example", email: "not one" })).status).toBe(303);
    await post(name, { [HONEYPOT]: "Amira" });
    expect(services.sent).toMatchObject([
      { kind, spam: true, values: { email: "not one" } },
      { kind, spam: true, values: upstream },
    ]);
    // A person may have filled in what is otherwise complete.
    expect([services.caught.at(-1), services.warnings]).toEqual(["complete", [{ kind }]]);
  });

  it("has its confirmation in the address, too, when the browser refuses cookies", async () => {
    const { headers } = await post(name, {}, { headers: {} });
    const address = headers.get("Location") ?? "";
    const [start, query] = address.split(/[?&]sent=/);
    expect([start, Number(query)]).toEqual([path, expect.any(Number)]);
    expect(headers.get("Set-Cookie")).toContain("toast=");
    expect(await confirmationAt(address)).toMatchObject({ form: name });
    // A shared address confirms nothing.
    expect(await confirmationAt(address.replace(/\d+$/, `${Date.now() - 61_000}`))).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { submission_id: "1' or 1=1" },
    { submission_id: "\0" },
    { resume_id: "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a\0" },
  ])("with the hidden field %j gets a message, everything typed and a valid id", async (ids) => {
    const { status, data } = await post(name, ids);
    expect([status, data.problem]).toEqual([422, expect.stringContaining("did not arrive")]);
    expect(data.result.initialValue).toMatchObject(typed);
    expect(data.submissionId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(services.sent).toEqual([]);
  });
});

const long = (characters: number) => "x".repeat(characters);

it.each<[FormName, string, string, string[]]>([
  ["contact", "email", "Please enter your email address", [""]],
  ["contact", "email", "Please enter a valid email", ["amira@example", "a@@example.com", "a b@example.com"]],
  // Its pattern, which could hold the process for minutes, is not tried.
  ["contact", "email", LENGTHY, [`${long(200)}@example.com`, long(201)]],
  ["contact", "first_name", "Please enter your first name", [" \u200b "]],
  ["contact", "last_name", "Please enter your last name", [""]],
  ["contact", "last_name", LENGTHY, [long(201)]],
  ["contact", "topic", "Please choose one of the options", ["Everything"]],
  ["contact", "project_name", LENGTHY, [long(201)]],
  ["contact", "message", "Please write a message", [""]],
  ["contact", "message", "Please keep this to 10,000 characters", [long(10_001)]],
  ["call", "when", "Please suggest a time that would suit you", [""]],
  ["call", "time_zone", "Please keep this to 60 characters", [long(61)]],
  ["call", "about", "Please keep this to 2,000 characters", [long(2_001)]],
  ["career", "role", "position is required", ["", "Emperor"]],
  ["career", "name", "Please enter your name", [""]],
  ["career", "phone", "Please enter your phone number", [""]],
  ["career", "phone", "Phone number should contain only numbers", ["+971 50 ext 4", "+"]],
  ["career", "current_city", "Please enter your current city", [""]],
  ["career", "preferred_location", "Location is required", ["", "Mars"]],
  ["career", "experience_years", "Please choose one of the options", ["7"]],
  ["career", "experience_months", "Please choose one of the options", ["13"]],
])("%s: a wrong %s has the message %j (case %#)", async (name, field, message, wrong) => {
  for (const value of wrong) {
    const { status, data } = await post(name, { [field]: value });
    expect([value, status, data.result.error]).toEqual([value, 422, { [field]: [message] }]);
  }
});

const LISBON = { other_location: "Lisbon" };
const BEGINNER = { experience_years: "0", experience_months: "0" };
const SPAM = { topic: long(60_000), message: long(60_000), [HONEYPOT]: "x" };
it.each<[string, FormName, Record<string, string>, Values]>([
  ["a call without a time zone", "call", { time_zone: "" }, calling("")],
  ["a time zone in one line", "call", { time_zone: "Dubai\nGulf " }, calling(" (Dubai Gulf)")],
  ["a project's name with its topic only", "contact", { topic: "Careers" }, { project_name: "" }],
  ["another location of a script", "contact", LISBON, LISBON],
  ["no other location beside a listed one", "career", LISBON, { other_location: "" }],
  ["another location", "career", { ...LISBON, preferred_location: "Other" }, LISBON],
  ["no experience as 0", "career", { experience_years: "", experience_months: "" }, BEGINNER],
  ["of spam what a form may hold", "contact", SPAM, { topic: long(200), message: long(10_000) }],
])("sends %s", async (_, name, fields, values) => {
  await post(name, fields);
  expect(valuesSent()).toMatchObject([values]);
});

it("sends neither an empty other location nor what a blank honeypot caught as spam, and needs no id", async () => {
  await post("contact", { other_location: "", [HONEYPOT]: " \u200b", submission_id: "" });
  expect(services.sent).toMatchObject([{ kind: "contact" }]);
  expect([services.sent[0]?.spam, valuesSent()[0]?.other_location]).toEqual([undefined, undefined]);
});

it.each<[FormName, Record<string, string>, brandName: string | undefined, inWords?: string]>([
  ["contact", {}, "Brand"],
  ["contact", { is_checked: "false" }, "Brand"],
  ["call", { is_checked: "on" }, "Brand"],
  ["contact", { is_checked: "on" }, undefined, site.brand],
  ["contact", { is_checked: "true", [HONEYPOT]: "x" }, "Brand", "Brand"],
])("a %s form with %j records a consent only with its checkbox, in the words beside it", async (name, fields, brandName, inWords) => {
  const { dependencies } = services;
  const config = { ...dependencies.config, brandName };
  await post(name, fields, { context: { dependencies: { ...dependencies, config } } });
  const [{ values, source } = expect.unreachable()] = services.sent;
  const words = inWords && `Add me to ${inWords}'s mailing list`;
  expect([values.is_checked, source?.consent]).toEqual([Boolean(words), words]);
});

it("never redirects to another site", async () => {
  const { headers } = await post("contact", {}, { url: "http://localhost//evil.example/x" });
  expect(headers.get("Location")).toMatch(/^\/evil\.example\/x\?contact=message/);
});
