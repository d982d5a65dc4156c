import { beforeEach, describe, expect, it } from "vitest";
import { contactAction } from "~/forms/contact/contact.server";
import { HONEYPOT } from "~/forms/fields/hidden-fields";
import { run } from "../../support/run-action";
import { type TestServices, testServices } from "../../support/test-services";

const message = {
  email: "amira@example.com",
  first_name: "Amira",
  last_name: "Haddad",
  topic: "New Project",
  project_name: "Claims desk",
  message: "Forty pages in six formats.",
};
const url = "http://localhost/about?contact=message";
let services: TestServices;
beforeEach(() => {
  services = testServices();
});
const post = (form: Record<string, string>) => run(contactAction, { url, form, context: services.context });

describe("a valid message", () => {
  it("is sent with the specified fields and redirects to the same page", async () => {
    const id = "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a";
    const form = { ...message, is_checked: "on", submission_id: id };
    const { status, headers } = await post(form);
    expect(status).toBe(303);
    expect(headers.get("Location")).toBe("/about?contact=message");
    expect(decodeURIComponent(headers.get("Set-Cookie") ?? "")).toContain("Email has sent successfully!");
    expect(services.sent).toEqual([
      expect.objectContaining({ formId: id, kind: "contact", values: { ...message, is_checked: true } }),
    ]);
  });

  it("is confirmed in its cookie alone when the cookie that was handed out came back", async () => {
    const { headers } = await run(contactAction, {
      url,
      form: { ...message, cookie_check: "1" },
      headers: { Cookie: "check=1" },
      context: services.context,
    });
    expect(headers.get("Location")).toBe("/about?contact=message");
  });

  it("has its confirmation in the address, too, when the cookie that was handed out did not come back", async () => {
    const { status, headers } = await post({ ...message, cookie_check: "1" });
    expect(status).toBe(303);
    expect(headers.get("Location")).toMatch(/^\/about\?contact=message&sent=\d+$/);
    expect(headers.get("Set-Cookie")).toContain("toast=");
  });

  it("opts in only with a ticked checkbox", async () => {
    await post(message);
    await post({ ...message, is_checked: "false" });
    expect(services.sent.map(({ values }) => values.is_checked)).toEqual([false, false]);
  });

  it.each(["Careers", "Just a message"])("has no project name with the topic %s", async (topic) => {
    await post({ ...message, topic });
    expect(services.sent[0]?.values.project_name).toBe("");
  });

  it("has other_location only when it is set", async () => {
    await post({ ...message, other_location: "" });
    await post({ ...message, other_location: "Lisbon" });
    expect(services.sent.map(({ values }) => values.other_location)).toEqual([undefined, "Lisbon"]);
  });

  it("is never redirected to another site", async () => {
    const { headers } = await run(contactAction, {
      url: "http://localhost//evil.example/x",
      form: message,
      context: services.context,
    });
    expect(headers.get("Location")).toMatch(/^\/evil\.example\/x\?contact=message/);
  });
});

describe("an invalid message", () => {
  it.each([
    ["email", "", "Please enter your email address"],
    ["email", "amira", "Please enter a valid email"],
    ["email", "amira@example", "Please enter a valid email"],
    ["email", "amira@@example.com", "Please enter a valid email"],
    ["email", "ami ra@example.com", "Please enter a valid email"],
    ["email", `${"a".repeat(200)}@example.com`, "Please keep this to 200 characters"],
    ["first_name", "", "Please enter your first name"],
    ["first_name", "   ", "Please enter your first name"],
    ["last_name", "", "Please enter your last name"],
    ["last_name", "x".repeat(201), "Please keep this to 200 characters"],
    ["project_name", "x".repeat(201), "Please keep this to 200 characters"],
    ["message", "", "Please write a message"],
    ["message", "x".repeat(10_001), "Please keep this to 10,000 characters"],
  ])("with %s = %.30j gets a message and keeps everything typed (case %#)", async (field, value, text) => {
    const { status, data } = await post({ ...message, [field]: value });
    expect(status).toBe(422);
    expect(data.form).toBe("contact");
    expect(data.result.error).toEqual({ [field]: [text] });
    expect({ ...data.result.initialValue, [field]: value }).toEqual({ ...message, [field]: value });
    expect(services.sent).toEqual([]);
  });

  it("with an unknown topic must choose one of the options", async () => {
    const { status, data } = await post({ ...message, topic: "Everything" });
    expect([status, data.result.error]).toEqual([422, { topic: ["Please choose one of the options"] }]);
  });

  it("keeps the submission id of the form", async () => {
    const id = "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a";
    expect((await post({ email: "x", submission_id: id })).data.submissionId).toBe(id);
  });

  it.each<Record<string, string>>([
    { submission_id: "1' or 1=1" },
    { submission_id: "\0" },
    { resume_id: "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6a\0" },
  ])("with the hidden %j is a 422 with a message, everything typed and a new id", async (ids) => {
    const { status, data } = await post({ ...message, ...ids });
    expect([status, data.problem]).toEqual([422, expect.stringContaining("did not arrive")]);
    expect(data.result.initialValue).toEqual(message);
    expect(data.submissionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(services.sent).toEqual([]);
  });
});

describe("a message", () => {
  it.each([
    "upstream",
    "store",
  ] as const)("that fails at the %s is a 502 with the specified toast and everything typed", async (reason) => {
    services.sendResult = { ok: false, reason };
    const { status, data } = await post(message);
    expect(status).toBe(502);
    expect(data.toast).toMatchObject({
      type: "error",
      form: "contact",
      message: "Something has went wrong.",
    });
    expect(data.result.initialValue).toEqual(message);
    expect(data.result.error ?? {}).toEqual({});
  });

  it("over the rate limit is a 429 that keeps everything typed", async () => {
    const admit = async () => ({ reason: "rate-limited", retryAfterSeconds: 42 }) as const;
    const context = { ...services.context, admit };
    const { status, headers, data } = await run(contactAction, { url, form: message, context });
    expect([status, headers.get("Retry-After")]).toEqual([429, "42"]);
    expect(data.problem).toMatch(/wait a minute/);
    expect(data.result.initialValue).toMatchObject(message);
    expect(services.sent).toEqual([]);
  });

  it("with a filled honeypot looks like a success and is filed as spam", async () => {
    services.sendResult = { ok: false, reason: "store" };
    const { status } = await post({ ...message, email: "not one", [HONEYPOT]: "https://spam.example" });
    expect(status).toBe(303);
    expect(services.sent[0]).toMatchObject({ spam: true, values: { email: "not one" } });
    expect(services.caught).toEqual(["incomplete"]);
  });

  it("with blanks in its honeypot is a message", async () => {
    await post({ ...message, [HONEYPOT]: " \u200b" });
    expect(services.sent[0]?.spam).toBe(undefined);
  });

  it("filed as spam is cut to what a form may hold, so that nobody fills the disk with it", async () => {
    const long = "a".repeat(60_000);
    await post({ ...message, topic: long, email: long, message: long, [HONEYPOT]: "x" });
    const { values = {} } = services.sent[0] ?? {};
    expect([values.topic, values.email, values.message].map((text) => String(text).length)).toEqual([
      200, 200, 10_000,
    ]);
  });

  it("filed as spam that could be a person's keeps its types, is counted and logged", async () => {
    await post({ ...message, is_checked: "on", [HONEYPOT]: "Amira" });
    expect(services.sent[0]).toMatchObject({ spam: true, values: { is_checked: true } });
    expect(services.caught).toEqual(["complete"]);
    expect(services.warnings).toEqual([{ kind: "contact" }]);
  });

  it("sent to a server that is stopping gets the page itself, with an empty form and another id", async () => {
    const context = { ...services.context, stopping: () => true };
    const form = { ...message, submission_id: "0b3a5d1e-8f43-4c6b-9a54-1f2e3d4c5b6c" };
    const { status, data } = await run(contactAction, { url, form, context });
    expect([status, data.toast.type, data.result]).toEqual([200, "success", { initialValue: null }]);
    expect(data.submissionId).not.toBe(form.submission_id);
  });
});
