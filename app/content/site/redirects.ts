/**
 * Addresses without a page, such as those of an earlier site, and where each leads. An address is written in lower case,
 * without a slash at its end or a query; letters outside ASCII are percent-encoded.
 */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  "/contact": "/?contact=message",
  "/contact-us": "/?contact=message",
  "/careers": "/career",
  "/jobs": "/career",
};

/** The target of an alias, with the visitor's query, which wins over the target's. */
export function aliasRedirect(
  aliases: Readonly<Record<string, string>>,
  pathname: string,
  search: string,
): string | undefined {
  const alias = aliases[pathname.toLowerCase().replace(/\/$/, "")];
  if (alias === undefined) return;
  const target = new URL(alias, "http://site");
  const defaults = [...target.searchParams];
  target.search = search;
  for (const [name, value] of defaults)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
}
