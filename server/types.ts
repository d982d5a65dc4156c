// What the app may ask of the outside. `createServices` (index.ts) makes the real thing; a test hands in its own.
import type { Config } from "./config";
import type { Metrics, StoreFigures } from "./observability/metrics";
import type { RateCounter } from "./rate-limit/memory-counter";
import type { SubmissionKind, SubmissionValues } from "./submissions/kinds";

export type { SubmissionKind, SubmissionValues };

/** A file that passed the résumé checks. `type` is ours, derived from the content, never the sent one. */
export interface CheckedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface StagedUpload {
  id: string;
  name: string;
  size: number;
}

export interface Submission {
  /** The form's hidden `submission_id`: the idempotency key. A UUID. */
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  /** Caught by the honeypot: kept for the operator, never delivered. */
  spam?: boolean;
}

export type SendResult =
  /** Delivered, or kept in the inbox because nothing to deliver to is configured, or filed as spam. */
  | { ok: true }
  /** Written, but not delivered yet ("upstream"), or not even written ("store"). */
  | { ok: false; reason: "upstream" | "store" };

export interface Submissions {
  /**
   * Writes the submission, then tries to deliver it once, within API_TIMEOUT_MS; while the same one is being delivered
   * already, waits as long for that. Never throws.
   */
  send(submission: Submission): Promise<SendResult>;
  /** Keeps a checked résumé for 30 minutes under an unguessable id (DESIGN.md, "How a submission travels"). */
  stageUpload(file: CheckedFile): Promise<StagedUpload>;
  findUpload(id: string): Promise<StagedUpload | undefined>;
  readUpload(id: string): Promise<CheckedFile | undefined>;
  discardUpload(id: string): Promise<void>;
}

/** A captcha shown to one visitor; `text` is derived from the id by a keyed hash and never stored. */
export interface Captcha {
  id: string;
  /** Seven upper-case letters or digits, no spaces. */
  text: string;
}

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

export interface Captchas {
  issue(): { captcha: Captcha; issued: IssuedCaptcha };
  /** The same captcha again, for a form that failed; undefined when it was not issued here or has expired. */
  show(id: string, issued: readonly IssuedCaptcha[]): Captcha | undefined;
  /** Whether the answer is right for that id; does not consume it. */
  matches(id: string, answer: string, issued: readonly IssuedCaptcha[]): boolean;
  /** Uses it up for this submission, in the store. False when another submission used it, or this one has been sent. */
  consume(issued: IssuedCaptcha, submissionId: string): Promise<boolean>;
  /** The submission has been sent: not even that one may use it again. */
  finish(issued: IssuedCaptcha): Promise<void>;
}

export type ToastPlace = SubmissionKind;

export interface Toast {
  id: string;
  type: "success" | "error";
  /** The form that it speaks for, which decides where and how long it is shown. */
  form: SubmissionKind;
  message: string;
}

export interface Sessions {
  /** The captchas issued to this visitor: the newest last, five at the most. */
  captchas(request: Request): Promise<IssuedCaptcha[]>;
  /** The Set-Cookie value that remembers these. */
  rememberCaptchas(request: Request, issued: readonly IssuedCaptcha[]): Promise<string>;
  /** The Set-Cookie value that shows this toast on the next page. */
  flash(toast: Omit<Toast, "id">): Promise<string>;
  /** The toast of this request's cookie, with the Set-Cookie that clears it; undefined when there is no cookie. */
  readToast(request: Request): Promise<{ toast: Toast | undefined; setCookie: string } | undefined>;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

export interface Background {
  /** Begins to deliver what waits and to erase what has come of age; once, however often it is called. */
  start(): void;
  /** Takes up nothing more; resolves when what was under way has ended, within about ten seconds. */
  stop(): Promise<void>;
}

export interface Dependencies {
  config: Config;
  captchas: Captchas;
  sessions: Sessions;
  submissions: Submissions;
  log: Log;
  store: StoreFigures;
  /** The Content-Security-Policy of a document with these inline scripts: `'sha256-…'` sources. */
  contentSecurityPolicy(scriptHashes: readonly string[]): string;
  /** Whether the store answers. */
  ready(): Promise<boolean>;
  background: Background;
  /** Figures for the operator; only with METRICS_TOKEN. */
  metrics?: Metrics;
  /** Counts a submission for the rate limit in the shared store; only when there is one. */
  countSubmission?: RateCounter;
  close(): Promise<void>;
}

/** What the host hands to loaders and actions, per request; all of it may be missing (stock remix-serve, tests). */
export interface LoadContext {
  dependencies?: Dependencies;
  /** Set when this client has sent too much: the action answers 429 as a page, with everything typed. */
  rateLimited?: { retryAfterSeconds: number };
  /** Set when there is no room for one more large upload: the action answers 503 as a page, without the file. */
  busy?: { retryAfterSeconds: number };
  /** Whether the body broke off because its sender was too slow. */
  tooSlow?: () => boolean;
  /** Whether the server is stopping: what a form is answered with must not lead anywhere else. */
  stopping?: () => boolean;
  /** Stands in the request's log line and in its answer's `X-Request-Id`. */
  requestId?: string;
}
