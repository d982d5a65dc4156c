import type { Config } from "../config";

/** Names of the fields of app/content/owner.ts that are empty. The entry of the bundle hands them in. */
export type EmptyFields = readonly string[];

/** For the operator, at the start and in the doctor: what the pages lack of the owner's own. */
export function unfilledWarnings({ social }: Pick<Config, "social">, empty: EmptyFields): string[] {
  const facts = `app/content/owner.ts has no ${empty.join(", ")}: pages leave it out, or say that it is not published yet.`;
  return [exampleAccountsWarning(social), empty.length > 0 ? facts : undefined].filter(
    (warning) => warning !== undefined,
  );
}

/** For the operator, when the footer still leads to accounts of the example. */
function exampleAccountsWarning({ network, microblog, video }: Config["social"]): string | undefined {
  const values = { SOCIAL_NETWORK_URL: network, SOCIAL_MICROBLOG_URL: microblog, SOCIAL_VIDEO_URL: video };
  const unset = Object.entries(values).filter(([, value]) => value === undefined);
  if (unset.length === 0) return undefined;
  const [names, are] = [unset.map(([name]) => name).join(", "), unset.length > 1 ? "are" : "is"];
  return `${names} ${are} not set: the footer links to the example's accounts. Set your own, or empty for no link.`;
}
