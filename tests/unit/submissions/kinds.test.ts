import { describe, expect, test } from "vitest";
import { mailMessage } from "../../../server/delivery/transports/mail-message";
import { upstreamTransport } from "../../../server/delivery/transports/upstream";
import { createSessions } from "../../../server/session/session";
import { KIND_NAMES, kindConfig } from "../../../server/submissions/kinds";
import { tempConfig } from "../../support/commands/temp-config";
import { delivered, fileOf } from "../../support/forms/submissions";
import { startFakeUpstream } from "../../support/servers/fake-upstream";

const values = new Proxy({} as Record<string, string>, {
  // Every field that a kind uses has its own name as its value.
  get: (fields, name: string) => Reflect.get(fields, name) ?? `<${name}>`,
});
values.email = "amira@example.test";
values.message = "Hello";
const file = fileOf(new Uint8Array([1, 2, 3]));

describe.each(KIND_NAMES)("a submission of the kind %s", (kind) => {
  const record = kindConfig(kind);
  const takesFile = record.encoding === "multipart";
  const source = { page: "/about", utm_source: "spring & co" };
  const submission = {
    ...delivered(kind, values),
    receivedAt: 0,
    source,
    file: takesFile ? file : undefined,
  };

  test("is sent upstream with its path, encoding, key, source and file", async () => {
    const api = await startFakeUpstream();
    const transport = upstreamTransport(api.url, { apiTimeoutMs: 1000 });
    expect(await transport.deliver(submission, AbortSignal.timeout(1000))).toEqual({ ok: true });
    await api.stop();
    const [request] = api.requests;
    expect(request?.path).toBe(`/api/${record.upstreamPath}`);
    expect(request?.headers).toMatchObject({
      "idempotency-key": submission.id,
      "lead-source": "page=%2Fabout&utm_source=spring+%26+co",
    });
    if (record.encoding === "json") {
      expect(request?.json).toEqual({ ...values });
      return;
    }
    expect(request?.form?.get("email")).toBe(values.email);
    expect((request?.form?.get(record.fileField) as File).name).toBe("cv.pdf");
  });

  test("is mailed with a complete subject, where it came from, and its file attached", () => {
    const mail = mailMessage(submission, { to: ["team@site.test"], from: "web@site.test" });
    expect(mail.subject).toMatch(/\S/);
    expect(mail.subject).not.toContain("undefined");
    expect(mail.text).toContain("message: Hello\n\nreceived: 1970-01-01 00:00 UTC\npage: /about\n");
    expect(mail.attachments?.length ?? 0).toBe(takesFile ? 1 : 0);
  });

  test("has a toast that survives a redirect", async () => {
    const sessions = createSessions(tempConfig(), ["a secret that is long enough"]);
    const toast = { type: "success", form: kind, message: "Sent" } as const;
    const { headers } = await sessions.redirectWithToast("/", toast);
    const [Cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
    const read = await sessions.readToast(new Request("http://site.test/", { headers: { Cookie } }));
    expect(read?.toast).toMatchObject(toast);
  });
});
