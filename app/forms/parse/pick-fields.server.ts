/**
 * Copies the named fields, each once. Conform reads brackets and dots in names as paths: a field named `x[50000000]`
 * would make it build an array of that length and stop the server. NUL is removed: PostgreSQL refuses it in text.
 */
export function pickFields(posted: URLSearchParams, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) {
    const value = posted.get(name);
    if (value !== null) fields.set(name, value.replaceAll("\0", ""));
  }
  return fields;
}

/** The text of a picked field; empty when it was not sent. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
