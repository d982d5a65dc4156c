/** The operator's accounts: undefined for the example's of the content, empty for none. */
export interface SocialAccounts {
  network?: string;
  microblog?: string;
  video?: string;
}

/** For the operator, when the footer still leads to accounts of the example. */
export function exampleAccountsWarning({ network, microblog, video }: SocialAccounts): string | undefined {
  const values = { SOCIAL_NETWORK_URL: network, SOCIAL_MICROBLOG_URL: microblog, SOCIAL_VIDEO_URL: video };
  const unset = Object.entries(values).filter(([, value]) => value === undefined);
  if (unset.length === 0) return undefined;
  const [names, are] = [unset.map(([name]) => name).join(", "), unset.length > 1 ? "are" : "is"];
  return `${names} ${are} not set: the footer links to the example's accounts. Set your own, or empty for no link.`;
}
