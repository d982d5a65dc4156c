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
  /**
   * Stores a file for 30 minutes under an id that nobody can guess; undefined when there is no room for it.
   * @param client who sends it: the budget of a client is a part of the whole
   */
  stageUpload(file: CheckedFile, client: string): Promise<StagedUpload | undefined>;
  findUpload(id: string): Promise<StagedUpload | undefined>;
  /** Undefined when it has expired or is not whole. */
  readUpload(id: string): Promise<CheckedFile | undefined>;
  discardUpload(id: string): Promise<void>;
  /** Erases it in a minute: the form that it was sent with may be on its way twice. */
  expireUpload(id: string): Promise<void>;
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
  /** Uses it up for a submission. False when another submission used it, or this one has arrived with another content. */
  consume(issued: IssuedCaptcha, submission: Submission): Promise<boolean>;
  /** The submission has arrived: only a repeat of the very same may use it again. */
  finish(issued: IssuedCaptcha, submission: Submission): Promise<void>;
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
  /** 303, so that a reload sends nothing again; the page that it leads to shows the toast. */
  redirectWithToast(to: string, toast: Omit<Toast, "id">): Promise<Response>;
  /** The Set-Cookie value of a cookie that says nothing: whether it comes back tells if the browser keeps cookies. */
  handOutCheck(): Promise<string>;
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

/** What a client's requests are counted as: each form by its kind, and files that are sent ahead of their form. */
export type RateAccount = SubmissionKind | "upload";

/** Why a form is not taken now. */
export interface Refusal {
  reason: "rate-limited" | "busy";
  retryAfterSeconds: number;
}

/** What the host hands to loaders and actions, per request; under stock remix-serve and in tests all may be missing. */
export interface LoadContext {
  dependencies?: Dependencies;
  /** Who sends the request, as far as can be told: an IPv4 address, an IPv6 network or "unknown". */
  client?: string;
  /**
   * Asked by every action before it reads a form: counts it for its sender, and waits for a place if it is large.
   * Undefined when it may be read; else the action answers 429 or 503, with what was typed and without reading a file.
   */
  admit?(account: RateAccount): Promise<Refusal | undefined>;
  /** Whether the body broke off because its sender was too slow. */
  tooSlow?: () => boolean;
  /** While the server stops, an answer to a form must not lead to another request. */
  stopping?: () => boolean;
  /** Also in the log and in `X-Request-Id`. */
  requestId?: string;
  /** The action of a document POST leaves the captcha here that the loader of the same request has to show. */
  captcha?: Captcha & { expiry: number };
  /** Set by an action whose form is shown again: the document's title says so. */
  isRefused?: boolean;
}
