// What the app may know of the server; types only.
import type { Config } from "./config";
import type { Scheduler } from "./environment/scheduler";
import type { Metrics } from "./observability/metrics";
import type { StoreFigures } from "./observability/store-reader";
import type { RateCounter } from "./rate-limit/memory-counter";
import type { SubmissionKind, SubmissionValues } from "./submissions/kinds";

export type { Scheduler, SubmissionKind, SubmissionValues };

/** Its type is derived from the content, never taken from the sender. */
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
  /** The idempotency key: a UUID, from the form. */
  id: string;
  kind: SubmissionKind;
  values: SubmissionValues;
  file?: CheckedFile;
  spam?: boolean;
}

export type SendResult =
  /** Delivered, stored where nothing to deliver to is configured, or stored as spam. */
  | { ok: true }
  /** Stored but not delivered yet ("upstream"), or not even stored ("store"). */
  | { ok: false; reason: "upstream" | "store" };

export interface Submissions {
  /** Stores it, then tries to deliver it once, within API_TIMEOUT_MS. Never rejects. */
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

export interface IssuedCaptcha {
  id: string;
  /** Milliseconds since the epoch. */
  expiry: number;
}

export interface Captchas {
  issue(): { captcha: Captcha; issued: IssuedCaptcha };
  /** For a form that failed; undefined when it was not issued here or has expired. */
  show(id: string, issued: readonly IssuedCaptcha[]): Captcha | undefined;
  matches(id: string, answer: string, issued: readonly IssuedCaptcha[]): boolean;
  /** Uses it up for a submission. False when another submission used it, or this one has arrived. */
  consume(issued: IssuedCaptcha, submissionId: string): Promise<boolean>;
  /** The submission has arrived: not even that one may use it again. */
  finish(issued: IssuedCaptcha): Promise<void>;
}

export interface Toast {
  id: string;
  type: "success" | "error";
  form: SubmissionKind;
  message: string;
}

export interface Sessions {
  /** The newest last. */
  captchas(request: Request): Promise<IssuedCaptcha[]>;
  /** The Set-Cookie value that remembers the last five of these. */
  rememberCaptchas(request: Request, issued: readonly IssuedCaptcha[]): Promise<string>;
  flash(toast: Omit<Toast, "id">): Promise<string>;
  /** Undefined without a cookie; `setCookie` clears it. */
  readToast(request: Request): Promise<{ toast: Toast | undefined; setCookie: string } | undefined>;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

export interface Background {
  start(): void;
  /** Resolves when what is under way has ended, within about ten seconds. */
  stop(): Promise<void>;
}

export interface Dependencies {
  config: Config;
  captchas: Captchas;
  sessions: Sessions;
  submissions: Submissions;
  log: Log;
  store: StoreFigures;
  /** For a document with these inline scripts: `sha256-…` sources in single quotes. */
  contentSecurityPolicy(scriptHashes: readonly string[]): string;
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
  /** While the server stops, an answer to a form must not lead to another request. */
  stopping?: () => boolean;
  /** Also in the log and in `X-Request-Id`. */
  requestId?: string;
  /** The action of a document POST leaves the captcha here that the loader of the same request has to show. */
  captcha?: Captcha & { expiry: number };
}
