import type { Config } from "../config/config";
import {
  GIVE_UP_AFTER_MS,
  RETENTION_INTERVAL_MS,
  SPAM_RETENTION_DAYS,
  STAGED_UPLOAD_MS,
} from "../outbox/outbox";
import { CAPTCHA_MS } from "./security/captcha";
import { cookiesOf } from "./security/session";

const DAY_SECONDS = 24 * 60 * 60;

/** What is kept about a visitor, for the privacy page. */
export function retentionPolicy(config: Config) {
  const { session, toast, check } = cookiesOf(config);
  const { receiptDays, inboxDays } = config.retention;
  return {
    cookieNames: { session: session.name, toast: toast.name, check: check.name },
    /** Seconds; 0 means for ever. */
    kept: {
      session: session.maxAge,
      toast: toast.maxAge,
      check: check.maxAge,
      captcha: CAPTCHA_MS / 1000,
      stagedUpload: STAGED_UPLOAD_MS / 1000,
      pending: GIVE_UP_AFTER_MS / 1000,
      spam: SPAM_RETENTION_DAYS * DAY_SECONDS,
      receipt: receiptDays * DAY_SECONDS,
      inbox: inboxDays * DAY_SECONDS,
      /** How long expired data may remain. */
      expired: RETENTION_INTERVAL_MS / 1000,
    },
    deliversTo: config.apiBaseUrl ? "api" : config.mail ? "mail" : "inbox",
    /** Other hosts that the browser may contact. */
    hosts: {
      scheduler: hostOf(config.scheduler?.url),
      demo: hostOf(config.demoVideoUrl),
      media: hostOf(config.mediaBaseUrl),
    },
  } as const;
}

function hostOf(url = ""): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
