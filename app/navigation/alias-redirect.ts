/** Where `aliases` sends an address that has no page. The visitor's query stays, and wins over the target's own. */
export function aliasRedirect(
  aliases: Readonly<Record<string, string>>,
  pathname: string,
  search: string,
): string | undefined {
  const alias = aliases[pathname.toLowerCase().replace(/\/$/, "")];
  if (alias === undefined) return;
  const target = new URL(alias, "http://site");
  const own = [...target.searchParams];
  target.search = search;
  for (const [name, value] of own)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
}
