/**
 * Copies the named fields, each once. PostgreSQL refuses NUL, which becomes U+FFFD as in an HTML document: left out, a
 * wrong answer could become the right one. Conform reads names as paths: a field named `x[50000000]` would make it build
 * an array of that length and stop the server.
 */
export function pickFields(posted: URLSearchParams, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) {
    const value = posted.get(name);
    if (value !== null) fields.set(name, value.replaceAll("\0", "\uFFFD"));
  }
  return fields;
}

export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
