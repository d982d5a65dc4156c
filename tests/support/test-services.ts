import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { readConfig } from "../../server/config";
import { idOf } from "../../server/submissions/submission";
import type { SendResult } from "../../server/submissions/submit";
import type { CheckedFile, Dependencies, IssuedCaptcha, Submission, Toast } from "../../server/types";
import { bytesOf, fileOf } from "./forms/submissions";

export interface TestServices {
  dependencies: Dependencies;
  /** A new load context, as every request has one. */
  readonly context: AppLoadContext;
  /** Everything handed to `send`. */
  sent: Submission[];
  staged: Map<string, CheckedFile>;
  /** How complete the forms were that the honeypot caught. */
  caught: string[];
  /** What was logged as a warning, and as an error. */
  warnings: object[];
  errors: object[];
  /** What `send` returns. */
  sendResult: SendResult | Promise<SendResult>;
}

/** The dependencies of the forms, in memory, with the contracts of the server. */
export function testServices(): TestServices {
  const sent: Submission[] = [];
  /** By captcha id: the submission that used it; the id of its content once that was sent. */
  const usedBy = new Map<string, string>();
  const staged = new Map<string, CheckedFile>();
  const caught: string[] = [];
  const warnings: object[] = [];
  const errors: object[] = [];
  const dependencies = {
    config: readConfig({}),
    captchas: memoryCaptchas(),
    sessions: {
      captchas: async (request: Request): Promise<IssuedCaptcha[]> => {
        const value = /captchas=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
        return value ? JSON.parse(decodeURIComponent(value)) : [];
      },
      rememberCaptchas: async (_: Request, issued: readonly IssuedCaptcha[]) =>
        `captchas=${encodeURIComponent(JSON.stringify(issued.slice(-5)))}`,
      redirectWithToast: async (to: string, toast: Omit<Toast, "id">) => {
        const cookie = `toast=${encodeURIComponent(JSON.stringify(toast))}`;
        return new Response(null, { status: 303, headers: { Location: to, "Set-Cookie": cookie } });
      },
      handOutCheck: async () => "check=1",
      readToast: async () => undefined,
    },
    submissions: {
      async send(submission: Submission, captcha?: IssuedCaptcha): Promise<SendResult> {
        const { formId, file } = submission;
        const id = idOf(submission);
        const user = captcha && usedBy.get(captcha.id);
        if (user && ![formId, id].includes(user)) return { ok: false, reason: "captcha" };
        if (captcha) usedBy.set(captcha.id, user ?? formId);
        sent.push({ ...submission, file: file && (await kept(file, file.storedId)) });
        const result = await services.sendResult;
        if (captcha && result.ok) usedBy.set(captcha.id, id);
        return result;
      },
      async stageUpload(file: CheckedFile, _client: string, replaces = "") {
        const id = randomUUID();
        staged.delete(replaces);
        staged.set(id, await kept(file, id));
        return { id, name: file.name, size: file.size };
      },
      findUpload: async (id: string) => staged.get(id),
      discardUpload: async (id: string) => void staged.delete(id),
    },
    log: { info() {}, warn: pushTo(warnings), error: pushTo(errors) },
    metrics: { honeypotCaught: (form: string) => void caught.push(form) },
  } as unknown as Dependencies;
  const services: TestServices = {
    dependencies,
    get context() {
      return { dependencies };
    },
    sent,
    staged,
    caught,
    warnings,
    errors,
    sendResult: { ok: true },
  };
  return services;
}

const pushTo = (list: object[]) => (fields: object) => void list.push(fields);

/** A file as the store keeps it: the posted one is erased with the answer. */
const kept = async (file: CheckedFile, storedId?: string): Promise<CheckedFile> => ({
  ...file,
  chunks: fileOf(await bytesOf(file)).chunks,
  storedId,
});

function memoryCaptchas() {
  const all = new Map<string, IssuedCaptcha>();
  let now = Date.now();
  const textOf = (id: string) =>
    id
      .replace(/[^0-9a-f]/g, "")
      .slice(0, 7)
      .toUpperCase();
  return {
    issue() {
      const id = randomUUID();
      now += 1;
      const issued = { id, expiry: now + 600_000 };
      all.set(id, issued);
      return { captcha: { id, text: textOf(id) }, issued };
    },
    find: (id: string) => all.get(id),
    show: ({ id, expiry }: IssuedCaptcha) => (expiry > Date.now() ? { id, text: textOf(id) } : undefined),
    matches: ({ id }: IssuedCaptcha, answer: string) => answer.toUpperCase() === textOf(id),
  };
}
