import { readVersion } from "../version";
import { schedulerFrom } from "./addresses";
import { misspelt } from "./misspelt";
import { variables } from "./variables";

/** Wrong values of variables; the message has one line per mistake. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

type DatabaseAddress = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

export type Config = ReturnType<typeof readConfig>;
export type MailConfig = NonNullable<Config["mail"]>;

/** Variables where empty means none. Elsewhere an empty value counts as unset. */
const MAY_BE_EMPTY = /^SOCIAL_/;

/** Reads the environment. Blanks around a value do not count: secrets made with `echo` end in a line break. Throws a ConfigError. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([name, value]) => value || MAY_BE_EMPTY.test(name)),
  );
  const result = variables.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new ConfigError(lines.join("\n"));
  }
  const v = result.data;
  const siteUrl = v.SITE_URL ?? `http://localhost:${v.PORT}`;
  const { hostname } = new URL(siteUrl);
  const build = readVersion();
  return Object.freeze({
    build,
    /** Names in the environment that are close to one of ours. */
    misspelt: misspelt(Object.keys(given)),
    /** How deliveries to the API name this site: many firewalls refuse requests that name nobody. */
    userAgent: `${hostname}/${build.version}`,
    port: v.PORT,
    host: v.HOST,
    siteUrl,
    /** False when `siteUrl` is the default, which is incomplete until the system has chosen a port. */
    siteUrlIsGiven: v.SITE_URL !== undefined,
    apiBaseUrl: v.API_BASE_URL,
    apiTimeoutMs: v.API_TIMEOUT_MS,
    /** Sent to the API as a bearer token. */
    apiToken: v.API_TOKEN,
    dataDir: v.DATA_DIR,
    database: databaseOf(v.DATABASE_URL ?? `file:${v.DATA_DIR}/site.db`),
    mail:
      v.SMTP_URL && v.MAIL_TO && v.MAIL_FROM
        ? {
            smtpUrl: v.SMTP_URL,
            /** What this server calls itself when it greets the mail server. */
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
    /** The operator's accounts: undefined for the example's of the content, empty for none. */
    social: { network: v.SOCIAL_NETWORK_URL, microblog: v.SOCIAL_MICROBLOG_URL, video: v.SOCIAL_VIDEO_URL },
    /** The Strict-Transport-Security header; undefined for none. */
    hsts: v.HSTS === "off" ? undefined : v.HSTS,
    /** A number of hops, or a list of addresses and subnets; undefined when no proxy is trusted. */
    trustProxy: v.TRUST_PROXY,
    rateLimit: { perMinute: v.RATE_LIMIT_PER_MINUTE, perHour: v.RATE_LIMIT_PER_HOUR },
    /** 0 keeps data for ever. */
    retention: { receiptDays: v.RECEIPT_RETENTION_DAYS, inboxDays: v.INBOX_RETENTION_DAYS },
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    production: given.NODE_ENV === "production",
  });
}

function databaseOf(url: string): DatabaseAddress {
  return url.startsWith("file:")
    ? { kind: "sqlite", file: url.slice("file:".length) }
    : { kind: "postgres", url };
}
