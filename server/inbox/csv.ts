import type { InboxEntry } from "./entries";

const OWN = ["id", "kind", "state", "received"] as const;

/** All submissions as RFC 4180 lines; fields in the order they first appear. */
export function csv(entries: readonly InboxEntry[]): string {
  const fields = [...new Set(entries.flatMap(({ values }) => Object.keys(values ?? {})))];
  const rows = entries.map((entry) => [
    ...OWN.map((name) => entry[name]),
    ...fields.map((name) => entry.values?.[name] ?? ""),
    entry.files.map(({ exportName }) => exportName).join(" "),
  ]);
  return [[...OWN, ...fields, "files"], ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell that a spreadsheet would take for a formula is kept text by a leading apostrophe. */
function cell(value: string | boolean): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
