import { randomUUID } from "node:crypto";
import type { Submission } from "../../../server/types";

/** A contact message with a new id. */
export const contact = (values = {}): Submission => ({
  id: randomUUID(),
  kind: "contact",
  values: { email: "amira@example.test", message: "Hello", is_checked: true, ...values },
});

/** An application with its résumé. */
export const career = (bytes = new Uint8Array(1_300_000).fill(7)): Submission => ({
  id: randomUUID(),
  kind: "career",
  values: { role: "Data Engineer", email: "amira@example.test" },
  file: { name: "cv.pdf", type: "application/pdf", bytes },
});
