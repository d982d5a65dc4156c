import type { Config } from "../config";
import { type Finding, ok, warn } from "./finding";

/** Combinations that are valid and seldom meant. */
export function checkConfiguration(config: Config): Finding[] {
  const { siteUrl, siteUrlIsGiven, trustProxy, apiBaseUrl, mail, database, rateLimit } = config;
  const https = siteUrl.startsWith("https:");
  const doubts: [boolean, string][] = [
    [!siteUrlIsGiven, `SITE_URL is not set: links and the sitemap name ${siteUrl}. Set the public origin.`],
    [
      siteUrlIsGiven && !https && !isNear(siteUrl),
      "SITE_URL is http: what visitors type is sent in the clear. Put TLS in front and set an https origin.",
    ],
    [
      https && trustProxy === undefined,
      "SITE_URL is https and TRUST_PROXY is not set: behind a TLS proxy all visitors count as one client, with one rate limit.",
    ],
    [
      !apiBaseUrl && !mail,
      "Neither API_BASE_URL nor SMTP_URL is set: submissions stay in the store. Read them: npm run inbox -- list",
    ],
    [Boolean(apiBaseUrl && mail), "API_BASE_URL and SMTP_URL are both set: no mail is sent. Remove one."],
    [
      Boolean(apiBaseUrl?.startsWith("http:") && !isNear(apiBaseUrl)),
      "API_BASE_URL is http: personal data leaves in the clear. Use https.",
    ],
    [
      Boolean(mail?.smtpUrl.startsWith("smtp:") && !isNear(mail.smtpUrl)),
      "SMTP_URL is smtp: mails are encrypted only if that server offers STARTTLS. Use smtps where it can be had.",
    ],
    [
      Boolean(mail?.from.endsWith("@localhost")),
      "MAIL_FROM is not set and mails come from localhost: many servers refuse that. Set it.",
    ],
    [
      !config.sessionSecrets && database.kind === "postgres",
      "SESSION_SECRET is not set: every machine on this database makes its own, and they refuse each other's cookies. Set one for all.",
    ],
    [
      !config.metricsToken,
      "METRICS_TOKEN is not set: there is no /metrics, and nothing can raise an alarm when submissions wait.",
    ],
    [
      rateLimit.perMinute === 0 && rateLimit.perHour === 0,
      "RATE_LIMIT_PER_MINUTE and RATE_LIMIT_PER_HOUR are 0: one client may send without limit.",
    ],
  ];
  return [ok("every variable is valid"), ...doubts.filter(([holds]) => holds).map(([, text]) => warn(text))];
}

/** This machine, or a name without a dot, which only a private network knows. */
function isNear(url: string): boolean {
  const { hostname } = new URL(url);
  return !hostname.includes(".") || /^127\.|\.localhost$/.test(hostname);
}
