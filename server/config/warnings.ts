import type { ServerBuild } from "@remix-run/node";
import { type Config, isPrivateHost } from "./config";
import { variables } from "./variables";

/** The built app. Its entry names the fields of app/content/owner.ts that are empty. */
export type SiteBuild = ServerBuild & { entry: { module: { missingOwnerFacts: readonly string[] } } };

interface Warning {
  text: string;
  /** "law": the doctor fails, and a start warns only, so that a rollback at night succeeds. Starts log nothing of the doctor's. */
  of: "law" | "start" | "doctor";
}

/** Facts of app/content/owner.ts that a public site has to name. A firm in the EU says that it needs no representative. */
const LEGAL_FACTS = ["legalEntity", "addresses", "email", "transfers", "representative"];

/** What is valid but rarely intended. */
export function warningsFor(config: Config, missingOwnerFacts: readonly string[]): Warning[] {
  const { siteUrl, siteUrlIsGiven, host, trustProxy, apiBaseUrl, database } = config;
  const https = siteUrl.startsWith("https:");
  const isPublic = siteUrlIsGiven && !isPrivateHost(new URL(siteUrl).hostname);
  const missingByLaw = LEGAL_FACTS.filter((fact) => missingOwnerFacts.includes(fact));
  const isHttpApi = apiBaseUrl?.startsWith("http:") && !isPrivateHost(new URL(apiBaseUrl).hostname);
  const unset = KNOWN.filter((name) => name.startsWith("SOCIAL_") && !config.givenNames.includes(name));
  const texts: Record<Warning["of"], (string | false | undefined)[]> = {
    law: [
      isPublic &&
        missingByLaw.length > 0 &&
        `SITE_URL is public, and app/content/owner.ts lacks what is required by law (GDPR, Articles 13 and 27): ${missingByLaw.join(", ")}. Fill it in and build again.`,
    ],
    start: [
      ...misspelt(config.givenNames).map(([given, meant]) => `${given} is not read: ${meant} is.`),
      https &&
        !isPrivateHost(host) &&
        typeof trustProxy === "number" &&
        `TRUST_PROXY is a number and HOST is ${host}: whoever reaches PORT past the proxy can invent addresses. Set HOST=127.0.0.1, or TRUST_PROXY to the proxy's address.`,
      !siteUrlIsGiven &&
        `SITE_URL is not set: links and the sitemap use ${siteUrl}. Set it to the public origin.`,
      unset.length > 0 &&
        `Not set: ${unset.join(", ")}. The footer links to the example's accounts. Set your own, or empty for no link.`,
    ],
    doctor: [
      missingOwnerFacts.length > 0 &&
        `app/content/owner.ts has no ${missingOwnerFacts.join(", ")}: pages leave it out, or tell the reader to ask.`,
      isPublic &&
        !https &&
        "SITE_URL is http: forms are sent unencrypted. Put TLS in front and set an https origin.",
      https &&
        trustProxy === undefined &&
        "SITE_URL is https and TRUST_PROXY is not set: behind a TLS proxy all visitors share one rate limit. The proxy must send X-Forwarded-For.",
      isHttpApi && "API_BASE_URL is http: personal data is sent unencrypted. Use https.",
      !config.sessionSecrets &&
        database.kind === "postgres" &&
        "SESSION_SECRET is not set: each machine on this database generates its own and rejects the others' cookies. Set the same one on all.",
    ],
  };
  return (["law", "start", "doctor"] as const).flatMap((of) =>
    texts[of].flatMap((text) => (text ? { of, text } : [])),
  );
}

const KNOWN = Object.keys(variables.shape);

/** Names that are at most two letters off one of ours. Short names resemble too many others. */
function misspelt(names: readonly string[]): [given: string, meant: string][] {
  return names.flatMap((given) => {
    const meant = KNOWN.find((name) => name.length > 5 && distance(given, name) < 3);
    return meant && !KNOWN.includes(given) ? [[given, meant]] : [];
  });
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const changed = (row[j] ?? 0) + (b[j] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
