import type { ServerBuild } from "@remix-run/node";
import { isPrivateHost } from "./addresses";
import type { Config } from "./config";

/** The built app. Its entry names the fields of app/content/owner.ts that are empty. */
export type SiteBuild = ServerBuild & { entry: { module: { missingOwnerFacts: readonly string[] } } };

/** Facts of app/content/owner.ts that a public site has to name. A firm in the EU says that it needs no representative. */
const LEGAL_FACTS = ["legalEntity", "addresses", "email", "transfers", "representative"];

/** For the operator, at the start. */
export function warningsOf(config: Config, missingOwnerFacts: readonly string[]): string[] {
  return [legalFactsProblem(config, missingOwnerFacts), ...doubtsOf(config, missingOwnerFacts)].filter(
    (warning) => warning !== undefined,
  );
}

/** The doctor fails. A start only warns, so that a rollback at night succeeds. */
export function legalFactsProblem(
  { siteUrl, siteUrlIsGiven }: Config,
  missingOwnerFacts: readonly string[],
): string | undefined {
  const missing = LEGAL_FACTS.filter((fact) => missingOwnerFacts.includes(fact));
  if (!siteUrlIsGiven || isPrivateHost(new URL(siteUrl).hostname) || missing.length === 0) return undefined;
  return `SITE_URL is public, and app/content/owner.ts lacks what is required by law (GDPR, Articles 13 and 27): ${missing.join(", ")}. Fill it in and build again.`;
}

export function doubtsOf(config: Config, missingOwnerFacts: readonly string[]): string[] {
  const facts = `app/content/owner.ts has no ${missingOwnerFacts.join(", ")}: pages leave it out, or tell the reader to ask.`;
  return [
    ...config.misspelt.map(([given, meant]) => `${given} is not read: ${meant} is.`),
    openPortWarning(config),
    exampleAccountsWarning(config),
    missingOwnerFacts.length > 0 ? facts : undefined,
  ].filter((warning) => warning !== undefined);
}

/** With a number of hops, a sender that reaches the port past the proxy could invent addresses, and pass every limit. */
function openPortWarning({ siteUrl, host, trustProxy }: Config): string | undefined {
  if (!siteUrl.startsWith("https:") || isPrivateHost(host) || typeof trustProxy !== "number")
    return undefined;
  return `TRUST_PROXY is a number and HOST is ${host}: whoever reaches PORT past the proxy can invent addresses. Set HOST=127.0.0.1, or TRUST_PROXY to the proxy's address.`;
}

function exampleAccountsWarning({ social: { network, microblog, video } }: Config): string | undefined {
  const values = { SOCIAL_NETWORK_URL: network, SOCIAL_MICROBLOG_URL: microblog, SOCIAL_VIDEO_URL: video };
  const unset = Object.entries(values).filter(([, value]) => value === undefined);
  if (unset.length === 0) return undefined;
  const [names, are] = [unset.map(([name]) => name).join(", "), unset.length > 1 ? "are" : "is"];
  return `${names} ${are} not set: the footer links to the example's accounts. Set your own, or empty for no link.`;
}
