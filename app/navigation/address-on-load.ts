/** The path and query that the document was loaded for; no navigation within it changes them. */
export function addressOnLoad(): string {
  const [entry] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(entry?.name ?? "", window.location.href);
  return pathname + search;
}
