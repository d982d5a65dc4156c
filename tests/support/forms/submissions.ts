import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { IncompleteFileError } from "../../../server/outbox/store/files";
import type { StoredContent } from "../../../server/outbox/submission";
import type { CheckedFile, Dependencies, Submission } from "../../../server/types";

/** A contact message of a new form. */
export const contact = (values = {}): Submission => ({
  formId: randomUUID(),
  kind: "contact",
  values: { email: "amira@example.test", message: "Hello", is_checked: true, ...values },
});

/** A submission whose file, if it has one, is not staged yet. */
export type Draft = Omit<Submission, "file"> & { file?: CheckedFile };

/** Sends a submission as an action does: its file is staged first. */
export async function send(
  { stageUpload, send }: Pick<Dependencies["submissions"], "stageUpload" | "send">,
  { file, ...said }: Draft,
  captcha?: Parameters<typeof send>[1],
) {
  return send({ ...said, file: file && (await stageUpload(file, said.formId)) }, captcha);
}

/** An application of a new form, with its résumé. */
export const career = (bytes = new Uint8Array(1_300_000).fill(7)): Draft => ({
  formId: randomUUID(),
  kind: "career",
  values: { role: "Data Engineer", email: "amira@example.test", captcha: "ABC2345" },
  file: fileOf(bytes),
});

/** A checked PDF of these bytes. */
export const fileOf = (bytes: Uint8Array, name = "cv.pdf"): CheckedFile => ({
  name,
  type: "application/pdf",
  size: bytes.length,
  digest: createHash("sha256").update(bytes).digest("hex"),
  async *chunks() {
    for (let start = 0; start < bytes.length; start += 512 * 1024)
      yield bytes.subarray(start, start + 512 * 1024);
  },
});

export const bytesOf = async (file: CheckedFile | undefined) =>
  Buffer.concat(await Readable.from(file?.chunks() ?? []).toArray());

/** A submission as a transport gets it. */
export const delivered = (
  kind: Submission["kind"] = "contact",
  values: Submission["values"] = contact().values,
): StoredContent => ({ id: randomUUID(), formId: randomUUID(), kind, values, receivedAt: Date.now() });

/** A new error each time: nodemailer writes a code of its own into the one it meets. */
function broken(makeError: () => Error): CheckedFile {
  const file = fileOf(new Uint8Array(1_300_000));
  return {
    ...file,
    async *chunks() {
      yield* fileOf(new Uint8Array(512 * 1024)).chunks();
      throw makeError();
    },
  };
}

/** What happens to a file while it is sent, whether it is tried again, and why not. */
export const brokenFiles: [string, CheckedFile, boolean, string][] = [
  ["has lost a part", broken(() => new IncompleteFileError()), false, "file incomplete"],
  ["the store does not give", broken(() => new Error("Query read timeout")), true, "database did not answer"],
];
