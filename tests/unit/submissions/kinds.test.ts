import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mailMessage } from "../../../server/delivery/transports/mail-message";
import { upstreamTransport } from "../../../server/delivery/transports/upstream";
import { createSessions } from "../../../server/session/session";
import { KIND_NAMES, recordOf } from "../../../server/submissions/kinds";
import { tempConfig } from "../../support/commands/temp-config";

const values = new Proxy({} as Record<string, string>, {
  // Every field that a kind uses has its own name as its value.
  get: (fields, name: string) => Reflect.get(fields, name) ?? `<${name}>`,
});
values.email = "amira@example.test";
values.message = "Hello";
const file = { name: "cv.pdf", type: "application/pdf", bytes: new Uint8Array([1, 2, 3]) };

afterEach(() => vi.unstubAllGlobals());

describe.each(KIND_NAMES)("a submission of the kind %s", (kind) => {
  const record = recordOf(kind);
  const takesFile = record.encoding === "multipart";
  const source = { page: "/about", utm_source: "spring & co" };
  const submission = { id: randomUUID(), kind, values, source, file: takesFile ? file : undefined };

  test("is sent upstream with its path, encoding, key, source and file", async () => {
    const requests: Request[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      requests.push(new Request(url, init));
      return new Response("{}");
    });
    const transport = upstreamTransport("http://api.test", 1000);
    expect(
      await transport.deliver(submission, { key: submission.id, recipients: {} }, AbortSignal.timeout(1000)),
    ).toEqual({
      ok: true,
    });
    const [request] = requests;
    expect(request?.url).toBe(`http://api.test/api/${record.upstreamPath}`);
    expect(request?.headers.get("Idempotency-Key")).toBe(submission.id);
    expect(request?.headers.get("Lead-Source")).toBe("page=%2Fabout&utm_source=spring+%26+co");
    if (record.encoding === "json") {
      expect(await request?.json()).toEqual({ ...values });
      return;
    }
    const form = await request?.formData();
    expect(form?.get("email")).toBe(values.email);
    expect((form?.get(record.fileField) as File).name).toBe("cv.pdf");
  });

  test("is mailed with a complete subject, where it came from, and its file attached", () => {
    const mail = mailMessage(submission, submission.id, {
      smtpUrl: "",
      to: ["team@site.test"],
      from: "web@site.test",
    });
    expect(mail.subject).toMatch(/\S/);
    expect(mail.subject).not.toContain("undefined");
    expect(mail.text).toContain("message: Hello\n\npage: /about\nutm_source: spring & co\n");
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
