import type { StateCounts, SubmissionState } from "../database/schema";
import { KIND_NAMES } from "../submissions/kinds";
import type { InboxEntry } from "./entries";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach a terminal
const clean = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");

const KIND_WIDTH = Math.max(...KIND_NAMES.map((kind) => kind.length));

export function listing(entries: readonly InboxEntry[]): string {
  const lines = entries.map(({ id, kind, state, received, values, source, files }) => {
    const who = clean(String(values?.email ?? withoutValues(state))).replaceAll("\n", " ");
    const attached = files.length > 0 ? "  +résumé" : "";
    return `${id}  ${received}  ${kind.padEnd(KIND_WIDTH)}  ${state.padEnd(9)}  ${who}${attached}${origin(source)}`;
  });
  return lines.join("\n");
}

function origin(source: InboxEntry["source"]): string {
  const values = Object.values(source ?? {}).map(clean);
  return values.length > 0 ? `  from ${values.join(", ")}` : "";
}

const withoutValues = (state: SubmissionState) => (state === "delivered" ? "(erased)" : "(unreadable)");

export function summary(counts: StateCounts, oldestMs: number): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  const waits = oldestMs > 0 ? `; oldest pending: ${Math.ceil(oldestMs / 60_000)} min` : "";
  const states = some.map(([state, count]) => `${count} ${state}`).join(", ");
  return states ? `${states}${waits}.` : "The inbox is empty.";
}

export function details({ values, source, files, ...entry }: InboxEntry): string {
  const { kind, id, state, received, attempts, lastError } = entry;
  const lines = [`${kind} ${id}`, `state: ${state}`, `received: ${received}`, `attempts: ${attempts}`];
  if (lastError) lines.push(`last error: ${lastError}`);
  if (!values) lines.push(withoutValues(state));
  for (const [name, value] of Object.entries(values ?? {})) lines.push(`${name}: ${clean(String(value))}`);
  for (const [name, value] of Object.entries(source ?? {})) lines.push(`${name}: ${clean(value)}`);
  for (const { name, size } of files) lines.push(`résumé: ${clean(name)} (${size} bytes)`);
  return lines.join("\n");
}
