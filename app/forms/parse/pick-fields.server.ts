/**
 * The fields a form has, and no others, each once. Conform takes brackets and dots in names for paths: a field named
 * `x[50000000]` would make an array of that length and stop the server (STACK.md, trap 11). NUL goes: PostgreSQL
 * refuses it in text.
 */
export function pickFields(sent: URLSearchParams, names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) form.set(name, value.replaceAll("\0", ""));
  }
  return form;
}

/** A text field of such a form; empty when it was not sent. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
