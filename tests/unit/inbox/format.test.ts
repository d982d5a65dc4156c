import { expect, test } from "vitest";
import { details, listing } from "../../../server/outbox/inbox/format";

const entry = {
  id: "x",
  kind: "contact",
  form: "call",
  state: "failed",
  received: "2026-11-26T10:00:00.000Z",
  attempts: 2,
  lastError: "status 500",
  values: {
    email: "amira\n@example.test",
    message: "Hello\r\nstate: delivered\u001b[31m\u202etxt.exe",
    name: "نرم\u200cافزار",
  },
  consent: "Add me (2026-11-26T10:00:00.000Z)",
  source: { page: "/about", utm_source: "news\u2066" },
  files: [{ id: "f", name: "cv\n.pdf", size: 8 }],
} as const;

test("no typed text looks like another field, turns text or reaches the terminal's controls", () => {
  expect(details({ ...entry, files: [...entry.files] })).toBe(
    [
      "call x",
      "state: failed",
      "received: 2026-11-26T10:00:00.000Z",
      "attempts: 2",
      "last error: status 500",
      "email: amira\n  @example.test",
      "message: Hello\n  state: delivered [31m txt.exe",
      "name: نرم\u200cافزار",
      "consent: Add me (2026-11-26T10:00:00.000Z)",
      "page: /about",
      "utm_source: news ",
      "résumé: cv .pdf (8 bytes)",
    ].join("\n"),
  );
  expect(listing({ ...entry, files: [] })).toBe(
    "x  2026-11-26T10:00:00.000Z  call     failed      amira @example.test  from /about, news ",
  );
});
