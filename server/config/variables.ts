import proxyAddress from "proxy-addr";
import { z } from "zod";

const MUST_BE_PROXIES =
  "must be loopback, uniquelocal, addresses and subnets separated by commas, or a number of proxies up to 99";

/** 0 trusts no proxy. */
const trustedProxies = z.string().transform((value, context) => {
  if (/^\d{1,2}$/.test(value)) return Number(value) || undefined;
  const items = value.split(",").map((item) => item.trim());
  try {
    // proxy-addr reads one number as an IPv4 address.
    if (items.some((item) => /^\d+$/.test(item))) throw new TypeError();
    proxyAddress.compile(items);
    return items.join(", ");
  } catch {
    context.addIssue(MUST_BE_PROXIES);
    return z.NEVER;
  }
});

/** One bare mail address: not a list, a group or a name with an address (RFC 5322, 3.4). */
const MAIL_ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/;

const whole = (min: number, max: number, fallback: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error).default(fallback);
};

const withoutEndSlash = (place: string) => place.replace(/\/+$/, "");

const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform(withoutEndSlash);

/** Any of these before the last at sign makes the URL parser read part of a password as the host, which is logged. */
const UNENCODED = /^(?!file:)[^:]+:\/\/.*([/?#]|%(?![\da-f]{2})).*@/i;

const serverAddress = (scheme: RegExp, example: string) =>
  z
    .string()
    .refine(
      (url) => scheme.test(url) && URL.canParse(url) && !UNENCODED.test(url),
      `must be ${example}; percent-encode / ? # % in user and password`,
    )
    .optional();

/** Paths are appended to this address, and `fetch` rejects one with a user. */
const apiAddress = webAddress.refine((url) => {
  const { username, password, search, hash } = new URL(url);
  return !(username || password || search || hash);
}, "must be an http or https address without user, password, query or fragment");

/** Normalised, because it is compared with the Origin header. */
const siteOrigin = webAddress
  .refine((url) => new URL(url).pathname === "/" && !/[?#]/.test(url), "must be an origin without a path")
  .transform((url) => new URL(url).origin);

/** Empty for no link. */
const account = z
  .union([z.literal(""), webAddress], { error: "must be an http or https address, or empty" })
  .optional();

const list = z.string().transform((text) => text.split(",").map((item) => item.trim()));

const mailAddresses = list.refine(
  (addresses) => addresses.every((address) => MAIL_ADDRESS.test(address)),
  "must be email addresses, separated by commas",
);

/** A path of the site itself. */
const sitePath = z
  .string()
  .regex(/^(\/[\w-]+)+\/?$/)
  .transform(withoutEndSlash);

const MAIL = ["SMTP_URL", "MAIL_TO", "MAIL_FROM"] as const;

export const variables = z
  .object({
    PORT: whole(0, 65535, 3000),
    HOST: z.string().default("0.0.0.0"),
    SITE_URL: siteOrigin.optional(),
    API_BASE_URL: apiAddress.optional(),
    API_TIMEOUT_MS: whole(1, 120_000, 8000),
    API_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, "must be one word of ASCII characters")
      .optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: serverAddress(
      /^(file:|postgres(ql)?:\/\/)./,
      "file:PATH or postgres://USER:PASSWORD@HOST/DATABASE",
    ),
    SMTP_URL: serverAddress(/^smtps?:\/\/./, "smtp://HOST:PORT or smtps://USER:PASSWORD@HOST"),
    MAIL_TO: mailAddresses.optional(),
    MAIL_TO_CAREER: mailAddresses.optional(),
    MAIL_FROM: z.string().regex(MAIL_ADDRESS, "must be an email address").optional(),
    SESSION_SECRET: list
      .refine(
        (secrets) => secrets.every((secret) => secret.length >= 16),
        "must be secrets of at least 16 characters, separated by commas",
      )
      .optional(),
    BRAND_NAME: z.string().max(60, "must have at most 60 characters").optional(),
    MEDIA_BASE_URL: z
      .union([webAddress, sitePath], { error: "must be an http or https address, or a path such as /media" })
      .default("/media"),
    SCHEDULER_URL: webAddress.optional(),
    DEMO_VIDEO_URL: webAddress.optional(),
    SOCIAL_NETWORK_URL: account,
    SOCIAL_MICROBLOG_URL: account,
    SOCIAL_VIDEO_URL: account,
    TRUST_PROXY: trustedProxies.optional(),
    HSTS: z
      .string()
      .regex(/^(off|max-age=\d{1,10}(; ?(includeSubDomains|preload))*)$/, {
        error: "must be off, or max-age=SECONDS, optionally followed by ; includeSubDomains and ; preload",
      })
      .default("max-age=63072000; includeSubDomains"),
    RATE_LIMIT_PER_MINUTE: whole(0, 100_000, 10),
    RATE_LIMIT_PER_HOUR: whole(0, 100_000, 60),
    RECEIPT_RETENTION_DAYS: whole(0, 36_500, 90),
    INBOX_RETENTION_DAYS: whole(0, 36_500, 180),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    LOG_LEVEL: z
      .enum(["error", "warn", "info", "silent"], { error: "must be error, warn, info or silent" })
      .default("info"),
  })
  .check(({ value, issues }) => {
    const missing = MAIL.filter((name) => !value[name]);
    if (missing.length === MAIL.length && !value.MAIL_TO_CAREER) return;
    const message = `must be set too: mail needs ${MAIL.join(", ")}`;
    for (const name of missing) issues.push({ code: "custom", path: [name], message, input: value });
  });
