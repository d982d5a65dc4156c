import { beforeEach, describe, expect, it } from "vitest";
import { careerAction } from "~/forms/career/career.server";
import { contactAction } from "~/forms/contact/contact.server";
import { pieces } from "~/forms/parse/pieces.server";
import { run } from "../../support/run-action";
import { type TestServices, testServices } from "../../support/test-services";

let services: TestServices;
beforeEach(() => {
  services = testServices();
});
const url = "http://localhost/career?contact=message";
const post = (body: BodyInit, type: string, action: Parameters<typeof run>[0] = contactAction) =>
  run(action, { url, body, headers: { "Content-Type": type }, context: services.context });
const encoded = (body: BodyInit) => post(body, "application/x-www-form-urlencoded");
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A body that goes on while it is read, and the number of bytes read. */
function endless(chunk: string) {
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += chunk.length;
      controller.enqueue(Buffer.from(chunk));
    },
  });
  return { stream, read: () => read };
}

describe.each([
  ["contact", contactAction],
  ["career", careerAction],
] as const)("%s action", (_name, action) => {
  it.each([
    "x[50000000]=1",
    "email[50000000]=1",
    "__proto__[polluted]=1",
    "__proto__.polluted=1&constructor.prototype.polluted=1",
    "__intent__=%7Bbroken&__state__=nonsense",
    "email=a&email=b&email[]=c&email.x=d",
    "=&&&==",
  ])("treats %s as an empty form", async (body) => {
    const { status } = await post(body, "application/x-www-form-urlencoded", action);
    expect(status).toBe(422);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ["text/plain", 415],
    ["application/json", 415],
    ["", 415],
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=", 400],
    ["Multipart/Form-Data; boundary=b", 400],
    ["multipart/mixed; boundary=b", 415],
  ])("answers a body of type %j with %i and the form", async (type, status) => {
    const answer = await post(new TextEncoder().encode("what is this"), type, action);
    expect(answer.status).toBe(status);
    expect(answer.data.problem).toBeTruthy();
  });

  it("answers a wrong percent encoding, which no browser sends, with 400 and the form", async () => {
    const answer = await post("name=Amira&%E0%A4%A&=", "application/x-www-form-urlencoded", action);
    expect([answer.status, answer.data.form]).toEqual([400, _name]);
  });

  it("keeps the fields before a body broke off", async () => {
    const { status, data } = await post(
      `${part("first_name", "Amira")}${part("name", "Amira")}--b\r\nCont`,
      "multipart/form-data; boundary=b",
      action,
    );
    expect(status).toBe(400);
    expect(Object.values(data.result.initialValue)).toContain("Amira");
  });

  it("refuses more than 60 parts, and part headers over 16 kB", async () => {
    const many = Array.from({ length: 61 }, (_, index) => part(`x${index}`, "1")).join("");
    const head = `--b\r\nX: ${"y".repeat(17 * 1024)}\r\nContent-Disposition: form-data; name="email"\r\n\r\n1\r\n`;
    for (const body of [many, head]) {
      expect((await post(`${body}--b--\r\n`, "multipart/form-data; boundary=b", action)).status).toBe(400);
    }
  });
});

/** The body in chunks of one byte, and its last CR LF in one of its own. */
function inBytes(body: string) {
  const bytes = Buffer.from(body);
  const end = bytes.length - 2;
  let at = 0;
  return new ReadableStream<Uint8Array>({
    // One at a time: a queue of all of them takes twenty seconds.
    pull(controller) {
      if (at < end) controller.enqueue(bytes.subarray(at, at + 1));
      else {
        controller.enqueue(bytes.subarray(end));
        controller.close();
      }
      at += 1;
    },
  });
}

it.each([
  ["in chunks of one byte", (body: string) => inBytes(body)],
  ["with an epilogue", (body: string) => `${body}epilogue`],
])("a multipart form %s is read to its end", async (_case, sent) => {
  const values = { email: "a@b.c", first_name: "A", last_name: "B", topic: "Careers", message: "Hé" };
  const parts = Object.entries(values).map(([name, value]) => part(name, value));
  const { status } = await post(sent(`${parts.join("")}--b--\r\n`), "multipart/form-data; boundary=b");
  expect(status).toBe(303);
  expect(services.sent[0]?.values).toMatchObject(values);
});

it("a body in chunks of one byte is gathered, so that a parser need not keep each", async () => {
  const sizes: number[] = [];
  for await (const piece of pieces(inBytes("x".repeat(150_000)))) sizes.push(piece.length);
  expect(sizes).toEqual([65_536, 65_536, 18_928]);
});

describe("an endless body", () => {
  it("is read up to 256 kB, and the fields before that are kept", async () => {
    const { stream, read } = endless("x".repeat(16_384));
    const start = new TextEncoder().encode("first_name=Amira&message=");
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    void writer
      .write(start)
      .then(() => writer.releaseLock())
      .then(() => stream.pipeTo(writable).catch(() => {}));
    const { status, data } = await encoded(readable);
    expect(status).toBe(413);
    expect(data.result.initialValue.first_name).toBe("Amira");
    expect(read()).toBeLessThan(512 * 1024);
  });

  it("in one multipart field is refused, too", async () => {
    const body = `${part("first_name", "Amira")}${part("message", "x".repeat(300 * 1024))}--b--\r\n`;
    const { status, data } = await post(body, "multipart/form-data; boundary=b");
    expect(status).toBe(413);
    expect(data.result.initialValue.first_name).toBe("Amira");
  });

  it("in the career form's text is refused, too", async () => {
    const body = `${part("name", "Amira")}${part("email", "x".repeat(300 * 1024))}--b--\r\n`;
    expect((await post(body, "multipart/form-data; boundary=b", careerAction)).status).toBe(413);
  });
});

it("NUL characters, which PostgreSQL refuses, become replacement characters", async () => {
  await encoded("email=a@b.c&first_name=A%00B&last_name=B&topic=Careers&message=Hi");
  expect(services.sent[0]?.values.first_name).toBe("A\uFFFDB");
});

it("a submission has only the form's own fields", async () => {
  await encoded("email=a@b.c&first_name=A&last_name=B&topic=Careers&message=Hi&admin=1&role=x");
  expect(Object.keys(services.sent[0]?.values ?? {}).sort()).toEqual([
    "email",
    "first_name",
    "is_checked",
    "last_name",
    "message",
    "project_name",
    "topic",
  ]);
});
