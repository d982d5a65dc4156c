import { isPrivateHost } from "../../config/addresses";
import type { Config } from "../../config/config";
import { doubtsOf, legalFactsProblem } from "../../config/warnings";
import { type Finding, fail, ok, warn } from "./checks";

/** Combinations that are valid but rarely intended. */
export function checkConfiguration(config: Config, missingOwnerFacts: readonly string[]): Finding[] {
  const { siteUrl, siteUrlIsGiven, trustProxy, apiBaseUrl, mail, database } = config;
  const https = siteUrl.startsWith("https:");
  const doubts: [boolean, string][] = [
    [
      !siteUrlIsGiven,
      `SITE_URL is not set: links and the sitemap use ${siteUrl}. Set it to the public origin.`,
    ],
    [
      siteUrlIsGiven && !https && !isPrivateHost(new URL(siteUrl).hostname),
      "SITE_URL is http: forms are sent unencrypted. Put TLS in front and set an https origin.",
    ],
    [
      https && trustProxy === undefined,
      "SITE_URL is https and TRUST_PROXY is not set: behind a TLS proxy all visitors share one rate limit. With TRUST_PROXY too, unless the proxy sends X-Forwarded-For: nginx sends it only if told to.",
    ],
    [
      !apiBaseUrl && !mail,
      "Neither API_BASE_URL nor SMTP_URL is set: submissions stay in the store. Read them with: npm run inbox -- list",
    ],
    [
      Boolean(apiBaseUrl?.startsWith("http:") && !isPrivateHost(new URL(apiBaseUrl).hostname)),
      "API_BASE_URL is http: personal data is sent unencrypted. Use https.",
    ],
    [
      !config.sessionSecrets && database.kind === "postgres",
      "SESSION_SECRET is not set: each machine on this database generates its own and rejects the others' cookies. Set the same one on all.",
    ],
    [
      !config.metricsToken,
      "METRICS_TOKEN is not set: without /metrics nothing can alert you when submissions are stuck.",
    ],
  ];
  const texts = doubts.filter(([holds]) => holds).map(([, text]) => text);
  const legal = legalFactsProblem(config, missingOwnerFacts);
  return [
    ok("every variable is valid"),
    ...(legal ? [fail(legal)] : []),
    ...[...texts, ...doubtsOf(config, missingOwnerFacts)].map(warn),
  ];
}
