import { readFileSync } from "node:fs";
import { join } from "node:path";
import { variables } from "./variables";

/** The message has one line per invalid variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Config = ReturnType<typeof readConfig>;
export type Scheduler = ReturnType<typeof schedulerFrom>;
export type MailConfig = NonNullable<Config["mail"]>;

/** Variables where empty means none. Elsewhere an empty value counts as unset. */
const MAY_BE_EMPTY = /^SOCIAL_/;

/** Reads the environment. Trims values: secrets made with `echo` end in a line break. Throws a ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([name, value]) => value || (value === "" && MAY_BE_EMPTY.test(name))),
  );
  const result = variables.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new ConfigError(lines.join("\n"));
  }
  const v = result.data;
  const siteUrl = v.SITE_URL ?? `http://localhost:${v.PORT}`;
  const { hostname } = new URL(siteUrl);
  const url = v.DATABASE_URL ?? `file:${v.DATA_DIR}/site.db`;
  const build = readVersion();
  return Object.freeze({
    build,
    givenNames: Object.keys(given),
    /** Of deliveries to the API: many firewalls refuse requests without one. */
    userAgent: `${hostname}/${build.version}`,
    port: v.PORT,
    host: v.HOST,
    siteUrl,
    /** False when `siteUrl` is the default, which is incomplete until the system has chosen a port. */
    siteUrlIsGiven: v.SITE_URL !== undefined,
    apiBaseUrl: v.API_BASE_URL,
    apiTimeoutMs: v.API_TIMEOUT_MS,
    apiToken: v.API_TOKEN,
    dataDir: v.DATA_DIR,
    database: url.startsWith("file:")
      ? { kind: "sqlite" as const, file: url.slice("file:".length) }
      : { kind: "postgres" as const, url },
    mail:
      v.SMTP_URL && v.MAIL_TO && v.MAIL_FROM
        ? {
            smtpUrl: v.SMTP_URL,
            /** In the greeting to the mail server. */
            name: hostname,
            to: v.MAIL_TO,
            toCareer: v.MAIL_TO_CAREER ?? v.MAIL_TO,
            from: v.MAIL_FROM,
          }
        : undefined,
    sessionSecrets: v.SESSION_SECRET,
    brandName: v.BRAND_NAME,
    mediaBaseUrl: v.MEDIA_BASE_URL,
    scheduler: v.SCHEDULER_URL ? schedulerFrom(v.SCHEDULER_URL, hostname) : undefined,
    demoVideoUrl: v.DEMO_VIDEO_URL,
    /** Undefined: the example's account from the content. Empty: no link. */
    social: { network: v.SOCIAL_NETWORK_URL, microblog: v.SOCIAL_MICROBLOG_URL, video: v.SOCIAL_VIDEO_URL },
    /** Undefined: the header is not sent. */
    hsts: v.HSTS === "off" ? undefined : v.HSTS,
    /** A number of hops, or a list of addresses and subnets. Undefined: no proxy is trusted. */
    trustProxy: v.TRUST_PROXY,
    rateLimit: { perMinute: v.RATE_LIMIT_PER_MINUTE, perHour: v.RATE_LIMIT_PER_HOUR },
    /** 0 keeps data for ever. */
    retention: { receiptDays: v.RECEIPT_RETENTION_DAYS, inboxDays: v.INBOX_RETENTION_DAYS },
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    production: given.NODE_ENV === "production",
  });
}

/** The build writes the file beside the bundle. Under `npm run dev` and in tests it is missing. */
function readVersion(): { version: string; commit: string } {
  try {
    return JSON.parse(readFileSync(join(__dirname, "version.json"), "utf8"));
  } catch {
    return { version: "0.0.0", commit: "unknown" };
  }
}

/** Calendly serves its script from a separate host, other services from their own. The path is the same. */
function schedulerFrom(url: string, siteHost: string) {
  const frame = new URL(url);
  frame.searchParams.set("hide_landing_page_details", "1");
  frame.searchParams.set("hide_gdpr_banner", "1");
  // The frame posts messages only with this parameter.
  frame.searchParams.set("embed_domain", siteHost);
  frame.searchParams.set("embed_type", "Inline");
  const scriptHost = frame.hostname === "calendly.com" ? "https://assets.calendly.com" : frame.origin;
  return { url, frameUrl: frame.href, scriptUrl: `${scriptHost}/assets/external/widget.js` };
}

/** This machine, or a name without a dot, which resolves only in a private network. */
export const isPrivateHost = (hostname: string) =>
  /^[^.:]+$|^127(\.\d+){3}$|^\[::1\]$|\.localhost$/i.test(hostname);
