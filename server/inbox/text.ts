import type { InboxEntry } from "./store";

/** Control signs from a form must not reach a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const clean = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");

/** A line per submission, and what states they are in. */
export function listing(entries: readonly InboxEntry[]): string {
  if (entries.length === 0) return "The inbox is empty.";
  const counts = new Map<string, number>();
  for (const { state } of entries) counts.set(state, (counts.get(state) ?? 0) + 1);
  const lines = entries.map(({ id, kind, state, received, values, files }) => {
    const who = clean(String(values?.email ?? "(erased)"));
    const attached = files.length > 0 ? "  +résumé" : "";
    return `${id}  ${received}  ${kind.padEnd(7)}  ${state.padEnd(9)}  ${who}${attached}`;
  });
  const summary = Array.from(counts, ([state, count]) => `${count} ${state}`).join(", ");
  return [...lines, "", summary].join("\n");
}

/** One submission with all of its fields. */
export function details({
  id,
  kind,
  state,
  received,
  attempts,
  lastError,
  values,
  files,
}: InboxEntry): string {
  const lines = [`${kind} ${id}`, `state: ${state}`, `received: ${received}`, `attempts: ${attempts}`];
  if (lastError) lines.push(`last error: ${lastError}`);
  if (!values) lines.push("(delivered; what was personal is erased)");
  for (const [name, value] of Object.entries(values ?? {})) lines.push(`${name}: ${clean(String(value))}`);
  for (const { name, size } of files) lines.push(`résumé: ${clean(name)} (${size} bytes)`);
  return lines.join("\n");
}
