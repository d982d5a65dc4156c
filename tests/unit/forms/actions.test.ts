import { beforeEach, describe, expect, it } from "vitest";
import { site } from "~/content/site/site";
import { type FormName, HONEYPOT } from "~/forms/forms";
import { formAction } from "~/forms/respond/submit-form.server";
import type { Submission } from "../../../server/types";
import { application } from "../../support/forms/values";
import { run } from "../../support/run-action";
import { type TestServices, testServices } from "../../support/test-services";

type Values = Submission["values"];

const sender = { email: "amira@example.com", first_name: "Amira", last_name: "Haddad" };
const forms = {
  contact: {
    path: "/about?contact=message",
    kind: "contact",
    typed: { ...sender, topic: "New Project", project_name: "Claims desk", message: "Forty pages." },
    upstream: { is_checked: false },
    failed: "Something has went wrong.",
  },
  call: {
    path: "/about?contact=call",
    kind: "contact",
    typed: { ...sender, when: "Monday", time_zone: "Asia/Dubai", about: "Freight" },
    upstream: {
      topic: "Just a message",
      project_name: "",
      is_checked: false,
      message: "Call request: Monday (Asia/Dubai)\n\nFreight",
    },
    failed: "Something has went wrong.",
  },
  career: {
    path: "/career",
    kind: "career",
    typed: application,
    upstream: { other_location: "", captcha: expect.stringMatching(/^[A-Z0-9]{7}$/) },
    failed: "Something has went wrong. Please try again",
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
const toastOf = async (headers: Headers) => {
  const Cookie = headers.get("Set-Cookie")?.split(";", 1)[0] ?? "";
  const request = new Request("http://localhost", { headers: { Cookie } });
  return (await services.dependencies.sessions.readToast(request))?.toast;
};
const valuesSent = () => services.sent.map(({ values }) => values);

describe.each(Object.keys(forms) as FormName[])("the %s form", (name) => {
  const { path, kind, typed, upstream, failed } = forms[name];

  it.each<"store" | "upstream">([
    "store",
    "upstream",
  ])("keeps everything typed when the %s fails, and can be sent again", async (reason) => {
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
    expect(limited.data.result.initialValue).toMatchObject(typed);
    expect(services.sent).toEqual([]);
  });

  it("sends its values and its page, and confirms with a toast", async () => {
    const { status, headers } = await post(name);
    expect([status, headers.get("Location")]).toEqual([303, path]);
    expect(await toastOf(headers)).toMatchObject({ form: kind, message: "Email has sent successfully!" });
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
    const [start, query] = (headers.get("Location") ?? "").split(/[?&]sent=/);
    expect([start, Number(query)]).toEqual([path, expect.any(Number)]);
    expect(headers.get("Set-Cookie")).toContain("toast=");
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

it.each<[FormName, string, string, string]>([
  ["contact", "email", "", "Please enter your email address"],
  ["contact", "email", "amira@example", "Please enter a valid email"],
  ["contact", "email", "amira@@example.com", "Please enter a valid email"],
  ["contact", "email", "ami ra@example.com", "Please enter a valid email"],
  ["contact", "email", `${long(200)}@example.com`, "Please keep this to 200 characters"],
  ["contact", "first_name", " \u200b ", "Please enter your first name"],
  ["contact", "last_name", "", "Please enter your last name"],
  ["contact", "last_name", long(201), "Please keep this to 200 characters"],
  ["contact", "topic", "Everything", "Please choose one of the options"],
  ["contact", "project_name", long(201), "Please keep this to 200 characters"],
  ["contact", "message", "", "Please write a message"],
  ["contact", "message", long(10_001), "Please keep this to 10,000 characters"],
  ["call", "when", "", "Please suggest a time that would suit you"],
  ["call", "time_zone", long(61), "Please keep this to 60 characters"],
  ["call", "about", long(2_001), "Please keep this to 2,000 characters"],
  ["career", "role", "", "position is required"],
  ["career", "role", "Emperor", "position is required"],
  ["career", "name", "", "Please enter your name"],
  ["career", "phone", "", "Please enter your phone number"],
  ["career", "phone", "+971 50 ext 4", "Phone number should contain only numbers"],
  ["career", "phone", "+", "Phone number should contain only numbers"],
  ["career", "current_city", "", "Please enter your current city"],
  ["career", "preferred_location", "", "Location is required"],
  ["career", "preferred_location", "Mars", "Location is required"],
  ["career", "experience_years", "7", "Please choose one of the options"],
  ["career", "experience_months", "13", "Please choose one of the options"],
])("%s: a wrong %s has its message (case %#)", async (name, field, value, message) => {
  const { status, data } = await post(name, { [field]: value });
  expect([status, data.result.error]).toEqual([422, { [field]: [message] }]);
});

it.each([
  ["", ""],
  ["Dubai\nGulf ", " (Dubai Gulf)"],
])("says that the times of a call are in %j: %j", async (time_zone, zone) => {
  await post("call", { time_zone });
  expect(valuesSent()[0]?.message).toBe(`Call request: Monday${zone}\n\nFreight`);
});

it("records a visitor's consent only with a ticked checkbox, in the words beside it", async () => {
  const { dependencies } = services;
  const config = { ...dependencies.config, brandName: "Brand" };
  const named = { context: { dependencies: { ...dependencies, config } } };
  await post("contact");
  await post("contact", { is_checked: "false" }, named);
  await post("call", { is_checked: "on" });
  await post("contact", { is_checked: "on" });
  await post("contact", { is_checked: "true", [HONEYPOT]: "x" }, named);
  expect(services.sent.map(({ values, source }) => [values.is_checked, source?.consent])).toEqual([
    [false, undefined],
    [false, undefined],
    [false, undefined],
    [true, `Add me to ${site.brand}'s mailing list`],
    [true, "Add me to Brand's mailing list"],
  ]);
});

it("sends a field that depends on another only with its choice", async () => {
  await post("contact", { topic: "Careers", other_location: "" });
  await post("contact", { other_location: "Lisbon" });
  await post("career", { other_location: "Lisbon", experience_years: "", experience_months: "" });
  await post("career", { preferred_location: "Other", other_location: "Lisbon", submission_id: "" });
  expect(valuesSent()[0]).not.toHaveProperty("other_location");
  expect(valuesSent()).toMatchObject([
    { project_name: "" },
    { project_name: "Claims desk", other_location: "Lisbon" },
    { other_location: "", experience_years: "0", experience_months: "0" },
    { other_location: "Lisbon" },
  ]);
});

it("cuts spam to the lengths that a form may hold", async () => {
  await post("contact", { topic: long(60_000), message: long(60_000), [HONEYPOT]: "x" });
  const { topic, message } = valuesSent()[0] ?? {};
  expect([String(topic).length, String(message).length]).toEqual([200, 10_000]);
  await post("contact", { [HONEYPOT]: " \u200b" });
  expect(services.sent[1]?.spam).toBe(undefined);
});

it("never redirects to another site", async () => {
  const { headers } = await post("contact", {}, { url: "http://localhost//evil.example/x" });
  expect(headers.get("Location")).toMatch(/^\/evil\.example\/x\?contact=message/);
});
