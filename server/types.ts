// What the app may know of the server: types only. dependencies.ts makes the real thing; a test hands in its own.
import type { Config } from "./config";
import type { Scheduler } from "./environment/scheduler";
import type { Metrics, StoreFigures } from "./observability/metrics";
import type { RateCounter } from "./rate-limit/memory-counter";
import type { SubmissionKind, SubmissionValues } from "./submissions/kinds";

export type { Scheduler, SubmissionKind, SubmissionValues };

/** A file that passed its checks. `type` is derived from the content and never the one that was sent. */
export interface CheckedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A file that waits on the server for its form to be put right. `size` is in bytes. */
export interface StagedUpload {
  id: string;
  name: string;
  size: number;
}

export interface Submission {
  /** The form's hidden `submission_id`, a UUID: the idempotency key. */
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  /** Caught by the honeypot: stored for the operator, never delivered. */
  spam?: boolean;
}

export type SendResult =
  /** Delivered, stored where nothing to deliver to is configured, or stored as spam. */
  | { ok: true }
  /** Stored but not delivered yet ("upstream"), or not even stored ("store"). */
  | { ok: false; reason: "upstream" | "store" };

export interface Submissions {
  /**
   * Stores the submission, then tries once to deliver it, within API_TIMEOUT_MS; waits as long when the same submission
   * is being delivered already. Never rejects.
   */
  send(submission: Submission): Promise<SendResult>;
  /** Stores a file for 30 minutes under an id that nobody can guess. */
  stageUpload(file: CheckedFile): Promise<StagedUpload>;
  findUpload(id: string): Promise<StagedUpload | undefined>;
  readUpload(id: string): Promise<CheckedFile | undefined>;
  discardUpload(id: string): Promise<void>;
}

export interface Captcha {
  id: string;
  /** Seven upper-case letters or digits, no spaces. */
  text: string;
}

/** What the session remembers of a captcha. */
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
  /** Uses it up for a submission. False when another submission used it, or this one has arrived. */
  consume(issued: IssuedCaptcha, submissionId: string): Promise<boolean>;
  /** The submission has arrived: not even that one may use it again. */
  finish(issued: IssuedCaptcha): Promise<void>;
}

/** The form that a toast or an answer speaks for. */
export type ToastPlace = SubmissionKind;

export interface Toast {
  id: string;
  type: "success" | "error";
  /** Decides where and for how long the toast is shown. */
  form: SubmissionKind;
  message: string;
}

export interface Sessions {
  /** The captchas issued to this visitor, the newest last. */
  captchas(request: Request): Promise<IssuedCaptcha[]>;
  /** The Set-Cookie value that remembers these captchas: the last five, older ones are dropped here. */
  rememberCaptchas(request: Request, issued: readonly IssuedCaptcha[]): Promise<string>;
  /** The Set-Cookie value that shows this toast on the next page. */
  flash(toast: Omit<Toast, "id">): Promise<string>;
  /** The toast of this request's cookie, with the Set-Cookie value that clears it; undefined without a cookie. */
  readToast(request: Request): Promise<{ toast: Toast | undefined; setCookie: string } | undefined>;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

export interface Background {
  /** Begins delivery of waiting submissions, and retention; a second call does nothing. */
  start(): void;
  /** Starts nothing more; resolves when what is under way has ended, within about ten seconds. */
  stop(): Promise<void>;
}

/** Everything outside: a loader, an action or the host reaches it only through this. */
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
  /** Only with METRICS_TOKEN. */
  metrics?: Metrics;
  /** Counts for the rate limit in the store; only when several machines share it. */
  countSubmission?: RateCounter;
  close(): Promise<void>;
}

/** What the host hands to loaders and actions, per request; under stock remix-serve and in tests all may be missing. */
export interface LoadContext {
  dependencies?: Dependencies;
  /** Set when this client has sent too much: the action answers 429 as a page, with everything typed. */
  rateLimited?: { retryAfterSeconds: number };
  /** Set when there is no room for another large upload: the action answers 503 as a page, without the file. */
  busy?: { retryAfterSeconds: number };
  /** Whether the body broke off because its sender was too slow. */
  tooSlow?: () => boolean;
  /** Whether the server is stopping: an answer to a form must then not lead to another request. */
  stopping?: () => boolean;
  /** Stands in the request's log line and in the `X-Request-Id` of its answer. */
  requestId?: string;
  /** The action of a document POST leaves the captcha here that the loader of the same request has to show. */
  captcha?: Captcha & { expiry: number };
}
