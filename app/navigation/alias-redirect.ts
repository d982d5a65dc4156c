/** The target of an alias, with the visitor's query, which wins over the target's. */
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
