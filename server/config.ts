// The only reader of process.env: every variable is checked once, at start, and the result is frozen.
import { z } from "zod";
import { type Scheduler, schedulerFrom } from "./scheduler";
import { trustedProxies } from "./security/trusted-proxies";

/** A wrong value of a variable; the message is one line per mistake. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const whole = (min: number, max: number, fallback: number) =>
  z.coerce
    .number({ error: `takes a whole number from ${min} to ${max}` })
    .int(`takes a whole number from ${min} to ${max}`)
    .min(min, `takes a whole number from ${min} to ${max}`)
    .max(max, `takes a whole number from ${min} to ${max}`)
    .default(fallback);

const webAddress = z
  .url({ protocol: /^https?$/, error: "takes an http or https address" })
  .transform((url) => url.replace(/\/+$/, ""));

/** Compared with a browser's Origin, so it is brought to the same form: no path, no default port, lower case. */
const siteOrigin = webAddress
  .refine((url) => new URL(url).pathname === "/" && !/[?#]/.test(url), "takes an origin without a path")
  .transform((url) => new URL(url).origin);

const mailAddress = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

const variables = z.object({
  PORT: whole(0, 65535, 3000),
  HOST: z.string().default("0.0.0.0"),
  SITE_URL: siteOrigin.optional(),
  API_BASE_URL: webAddress.optional(),
  API_TIMEOUT_MS: whole(1, 120_000, 8000),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^file:.+/.test(url) || (/^postgres(ql)?:\/\/.+/.test(url) && URL.canParse(url)),
      "takes file:PATH or postgres://USER:PASSWORD@HOST/DATABASE",
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "takes smtp://HOST:PORT or smtps://USER:PASSWORD@HOST" })
    .optional(),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim()))
    .refine((list) => list.every((address) => mailAddress.test(address)), "takes e-mail addresses, by comma")
    .optional(),
  MAIL_FROM: z.string().trim().regex(mailAddress, "takes an e-mail address").optional(),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine(
      (list) => list.every((secret) => secret.length >= 16),
      "takes secrets of at least 16 characters, by comma",
    )
    .optional(),
  BRAND_NAME: z.string().max(60, "takes at most 60 characters").optional(),
  MEDIA_BASE_URL: z
    .union([webAddress, z.string().regex(/^\/[\w/-]*$/)], { error: "takes an address or a path" })
    .default("/media"),
  SCHEDULER_URL: webAddress.optional(),
  DEMO_VIDEO_URL: webAddress.optional(),
  TRUST_PROXY: z
    .string()
    .transform(trustedProxies)
    .refine((proxies) => proxies !== null, "takes a number of proxies, or addresses and subnets by comma")
    .optional(),
  RATE_LIMIT_PER_MINUTE: whole(0, 100_000, 10),
  RATE_LIMIT_PER_HOUR: whole(0, 100_000, 60),
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "takes fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

/** What only makes sense together. */
const together = variables
  .refine(({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO, {
    path: ["MAIL_TO"],
    error: "takes e-mail addresses, by comma, and SMTP_URL needs it",
  })
  .refine(({ SMTP_URL, MAIL_TO, MAIL_FROM }) => SMTP_URL || !(MAIL_TO || MAIL_FROM), {
    path: ["SMTP_URL"],
    error: "takes smtp://HOST:PORT, and MAIL_TO and MAIL_FROM need it",
  });

export type DatabaseAddress = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

export interface MailConfig {
  smtpUrl: string;
  to: readonly string[];
  from: string;
}

export interface Config {
  port: number;
  host: string;
  /** Without a slash at its end; undefined until the port is known when SITE_URL is not set. */
  siteUrl: string;
  siteUrlIsGiven: boolean;
  apiBaseUrl?: string;
  apiTimeoutMs: number;
  dataDir: string;
  database: DatabaseAddress;
  /** Delivers by e-mail where there is no API. */
  mail?: MailConfig;
  /** Newest first; undefined: one is made and kept in the data folder. */
  sessionSecrets?: readonly string[];
  brandName?: string;
  mediaBaseUrl: string;
  scheduler?: Scheduler;
  demoVideoUrl?: string;
  /** For http/limits/client-address.ts: a number of hops, or a list of addresses and subnets; undefined: none is believed. */
  trustProxy?: number | string;
  rateLimit: { perMinute: number; perHour: number };
  metricsToken?: string;
  logLevel: string;
  production: boolean;
}

/**
 * Reads the environment (DESIGN.md's table). An empty value counts as not set.
 * @throws ConfigError with a line per mistake, naming the variable and what it takes
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Readonly<Config> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = together.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new ConfigError(lines.join("\n"));
  }
  const v = result.data;
  const siteUrl = v.SITE_URL ?? `http://localhost:${v.PORT}`;
  return Object.freeze({
    port: v.PORT,
    host: v.HOST,
    siteUrl,
    siteUrlIsGiven: v.SITE_URL !== undefined,
    apiBaseUrl: v.API_BASE_URL,
    apiTimeoutMs: v.API_TIMEOUT_MS,
    dataDir: v.DATA_DIR,
    database: databaseOf(v.DATABASE_URL ?? `file:${v.DATA_DIR}/site.db`),
    mail:
      v.SMTP_URL && v.MAIL_TO
        ? {
            smtpUrl: v.SMTP_URL,
            to: v.MAIL_TO,
            from: v.MAIL_FROM ?? `website@${new URL(siteUrl).hostname}`,
          }
        : undefined,
    sessionSecrets: v.SESSION_SECRET,
    brandName: v.BRAND_NAME,
    mediaBaseUrl: v.MEDIA_BASE_URL,
    scheduler: v.SCHEDULER_URL ? schedulerFrom(v.SCHEDULER_URL, new URL(siteUrl).hostname) : undefined,
    demoVideoUrl: v.DEMO_VIDEO_URL,
    trustProxy: v.TRUST_PROXY ?? undefined,
    rateLimit: { perMinute: v.RATE_LIMIT_PER_MINUTE, perHour: v.RATE_LIMIT_PER_HOUR },
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    production: env.NODE_ENV === "production",
  });
}

function databaseOf(url: string): DatabaseAddress {
  return url.startsWith("file:")
    ? { kind: "sqlite", file: url.slice("file:".length) }
    : { kind: "postgres", url };
}
