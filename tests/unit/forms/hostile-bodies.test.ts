import { beforeEach, describe, expect, it } from "vitest";
import { formAction } from "~/forms/respond/submit-form.server";
import { message, sentMessage } from "../../support/forms/values";
import { run } from "../../support/run-action";
import { type TestServices, testServices } from "../../support/test-services";

let services: TestServices;
beforeEach(() => {
  services = testServices();
});
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";
const post = (body: BodyInit, type: string, path = "/career?contact=message") =>
  run(formAction, {
    url: `http://localhost${path}`,
    body,
    headers: { "Content-Type": type },
    context: services.context,
  });
const HEAD = "--b\r\nContent-Disposition: form-data;";
const FILE = `${HEAD} name="resume"; filename="cv.pdf"\r\n\r\n%PDF`;
const part = (name: string, value: string) => `${HEAD} name="${name}"\r\n\r\n${value}\r\n`;
const parts = (fields: object) =>
  `${Object.entries(fields)
    .map((field) => part(...(field as [string, string])))
    .join("")}--b--\r\n`;
const many = parts(Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`x${at}`, "1"])));
const long = (kB: number) => "x".repeat(kB * 1024);

describe.each([
  ["contact", "/career?contact=message", "first_name"],
  ["career", "/career", "name"],
] as const)("the %s form", (form, path, field) => {
  it.each<[string, string, number]>([
    ["x[50000000]=1", URLENCODED, 422],
    ["email[50000000]=1", URLENCODED, 422],
    ["__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1", URLENCODED, 422],
    ["__intent__=%7Bbroken&__state__=nonsense", URLENCODED, 422],
    ["email=a&email=b&email[]=c&email.x=d", URLENCODED, 422],
    ["=&&&==", URLENCODED, 422],
    // No browser sends a wrong percent encoding.
    ["name=Amira&%E0%A4%A&=", URLENCODED, 400],
    ["what is this", "text/plain", 415],
    ["what is this", "application/json", 415],
    ["what is this", "", 415],
    ["what is this", "multipart/mixed; boundary=b", 415],
    ["what is this", "multipart/form-data", 400],
    ["what is this", "multipart/form-data; boundary=", 400],
    ["what is this", "Multipart/Form-Data; boundary=b", 400],
    [many, MULTIPART, 400],
    [`--b\r\nX: ${long(17)}\r\n${part("email", "1").slice(5)}--b--`, MULTIPART, 400],
    [parts({ email: long(300) }), MULTIPART, 413],
    [`${field}=Amira&${part("x", "").slice(0, 9)}`, MULTIPART, 400],
  ])("answers hostile body %# with its status and the form", async (body, type, expected) => {
    const { status, data } = await post(new TextEncoder().encode(body), type, path);
    expect([status, data.form, Boolean(data.problem)]).toEqual([expected, form, expected !== 422]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(services.sent).toEqual([]);
  });

  it.each([
    ["a body that broke off", `${part(field, "Amira")}--b\r\nCont`, 400],
    ["a body that broke off inside a file", part(field, "Amira") + FILE, 400],
    ["a field that is too long", parts({ [field]: "Amira", email: long(300) }), 413],
  ])("keeps the fields before the end of %s", async (_, body, expected) => {
    const { status, data } = await post(body, MULTIPART, path);
    expect([status, data.result.initialValue[field]]).toEqual([expected, "Amira"]);
  });
});

/** A body in chunks as they are pulled, and how many bytes were read of it. */
function streamed(chunkAt: (position: number) => string | undefined) {
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunkAt(read);
      read += chunk?.length ?? 0;
      if (chunk) controller.enqueue(Buffer.from(chunk, "latin1"));
      else controller.close();
    },
  });
  return { stream, read: () => read };
}

it("an endless body is read up to 256 kB, and the fields before that are kept", async () => {
  const { stream, read } = streamed((at) => (at ? long(16) : "first_name=Amira&message="));
  const { status, data } = await post(stream, URLENCODED);
  expect([status, data.result.initialValue.first_name]).toEqual([413, "Amira"]);
  expect(read()).toBeLessThan(512 * 1024);
});

const body = Buffer.from(parts(message)).toString("latin1");
it.each<[string, BodyInit]>([
  // Its last CR LF comes in a chunk of its own.
  ["in bytes", streamed((at) => body.slice(at, at < body.length - 2 ? at + 1 : undefined)).stream],
  ["with an epilogue", `${body}epilogue`],
  ["with other fields", parts({ ...message, admin: 1, role: "x" })],
])("a multipart form sent %s has exactly the form's own fields", async (_, sent) => {
  expect((await post(sent, MULTIPART)).status).toBe(303);
  expect(services.sent[0]?.values).toEqual(sentMessage);
});

it("NUL characters, which PostgreSQL refuses, become replacement characters", async () => {
  await post(new URLSearchParams({ ...message, first_name: "A\0B" }), URLENCODED);
  expect(services.sent[0]?.values.first_name).toBe("A\uFFFDB");
});
