import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type {
  CheckedFile,
  Dependencies,
  IssuedCaptcha,
  SendResult,
  Submission,
  Toast,
} from "../../server/types";

export interface TestServices {
  context: AppLoadContext;
  /** Everything handed to `send`. */
  sent: Submission[];
  kept: Map<string, CheckedFile>;
  /** What `send` answers next. */
  answer: { result: SendResult | Promise<SendResult> };
  /** The cookie a browser would send back. */
  cookie: string;
}

/** Services that live in memory, with the contract of server/types.ts: what the forms ask of the outside. */
export function testServices(): TestServices {
  const used = new Map<string, string | undefined>();
  const world: TestServices = {
    context: {},
    sent: [],
    kept: new Map(),
    answer: { result: { ok: true } },
    cookie: "",
  };
  const textOf = (id: string) =>
    id
      .replace(/[^0-9a-f]/g, "")
      .slice(0, 7)
      .toUpperCase();
  const captchasOf = (request: Request): IssuedCaptcha[] => {
    const value = /captchas=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
    return value ? JSON.parse(decodeURIComponent(value)) : [];
  };
  let now = Date.now();
  const dependencies = {
    captchas: {
      issue() {
        const id = randomUUID();
        now += 1;
        return { captcha: { id, text: textOf(id) }, issued: { id, expiry: now + 600_000 } };
      },
      show: (id: string, issued: readonly IssuedCaptcha[]) =>
        issued.some((one) => one.id === id) ? { id, text: textOf(id) } : undefined,
      matches: (id: string, answer: string, issued: readonly IssuedCaptcha[]) =>
        issued.some((one) => one.id === id) && answer.toUpperCase() === textOf(id),
      async consume({ id }: IssuedCaptcha, submissionId: string) {
        if (!used.has(id)) used.set(id, submissionId);
        return used.get(id) === submissionId;
      },
      finish: async ({ id }: IssuedCaptcha) => void used.set(id, undefined),
    },
    sessions: {
      captchas: async (request: Request) => captchasOf(request),
      rememberCaptchas: async (_: Request, issued: readonly IssuedCaptcha[]) =>
        `captchas=${encodeURIComponent(JSON.stringify(issued))}`,
      flash: async (toast: Omit<Toast, "id">) => `toast=${encodeURIComponent(JSON.stringify(toast))}`,
      readToast: async () => undefined,
    },
    submissions: {
      async send(submission: Submission) {
        world.sent.push(submission);
        return world.answer.result;
      },
      async stageUpload(file: CheckedFile) {
        const id = randomUUID();
        world.kept.set(id, file);
        return { id, name: file.name, size: file.bytes.length };
      },
      async findUpload(id: string) {
        const file = world.kept.get(id);
        return file && { id, name: file.name, size: file.bytes.length };
      },
      readUpload: async (id: string) => world.kept.get(id),
      discardUpload: async (id: string) => void world.kept.delete(id),
    },
    log: { info() {}, warn() {}, error() {} },
  };
  world.context = { dependencies: dependencies as unknown as Dependencies };
  return world;
}
