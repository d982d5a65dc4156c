import { KIND_NAMES } from "../kinds";
import type { Counts } from "../store/counts";
import type { StoredSubmission } from "../store/reading";
import type { SubmissionState } from "../store/schema";
import { fieldLine, oneLine } from "../text";

/** Resolves when the text is written: if the process ended sooner, a slow reader would lose it. */
export type Print = (text: string) => Promise<void> | void;

const KIND_WIDTH = Math.max(...KIND_NAMES.map((kind) => kind.length));

export function listing({ id, form, state, received, values, source, files }: StoredSubmission): string {
  const who = oneLine(String(values?.email ?? withoutValues(state)));
  const attached = files.length > 0 ? "  +résumé" : "";
  const places = Object.values(source).map(oneLine);
  const origin = places.length > 0 ? `  from ${places.join(", ")}` : "";
  return `${id}  ${received}  ${form.padEnd(KIND_WIDTH)}  ${state.padEnd(10)}  ${who}${attached}${origin}`;
}

const withoutValues = (state: SubmissionState) => (state === "delivered" ? "(erased)" : "(unreadable)");

export function summary({ states, oldestPendingMs }: Counts): string {
  const some = Object.entries(states).filter(([, count]) => count > 0);
  const waits = oldestPendingMs > 0 ? `; oldest pending: ${Math.ceil(oldestPendingMs / 60_000)} min` : "";
  const counts = some.map(([state, count]) => `${count} ${state}`).join(", ");
  return counts ? `${counts}${waits}.` : "The inbox is empty.";
}

export function details({ values, consent, source, files, ...entry }: StoredSubmission): string {
  const { form, id, state, received, attempts, lastError } = entry;
  const lines = [`${form} ${id}`, `state: ${state}`, `received: ${received}`, `attempts: ${attempts}`];
  if (lastError) lines.push(fieldLine("last error", lastError));
  if (!values) lines.push(withoutValues(state));
  for (const [name, value] of Object.entries({ ...values, ...(consent && { consent }), ...source }))
    lines.push(fieldLine(name, value));
  for (const { name, size } of files) lines.push(`résumé: ${oneLine(name)} (${size} bytes)`);
  return lines.join("\n");
}
