import type { ExportedEntry } from "./entries";

const COLUMNS = ["id", "kind", "state", "received"] as const;

/** RFC 4180. */
export function csv(entries: readonly ExportedEntry[]): string {
  const fields = [...new Set(entries.flatMap(({ values }) => Object.keys(values ?? {})))];
  const rows = entries.map((entry) => [
    ...COLUMNS.map((name) => entry[name]),
    ...fields.map((name) => entry.values?.[name] ?? ""),
    entry.files.flatMap((file) => ("exportName" in file ? [file.exportName] : [])).join(" "),
  ]);
  return [[...COLUMNS, ...fields, "files"], ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A leading apostrophe keeps spreadsheets from running typed text as a formula. */
function cell(value: string | boolean): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
