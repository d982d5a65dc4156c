import type { ExportedEntry } from "./entries";

const COLUMNS = ["id", "kind", "state", "received"] as const;

// RFC 4180.

export const csvHead = (fields: readonly string[]) => line([...COLUMNS, ...fields, "files"]);

export const csvRow = (entry: ExportedEntry, fields: readonly string[]) =>
  line([
    ...COLUMNS.map((name) => entry[name]),
    ...fields.map((name) => entry.values?.[name] ?? ""),
    entry.files.flatMap((file) => ("exportName" in file ? [file.exportName] : [])).join(" "),
  ]);

const line = (row: readonly (string | boolean)[]) => `${row.map(cell).join(",")}\r\n`;

/** A leading apostrophe keeps spreadsheets from running typed text as a formula. */
function cell(value: string | boolean): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
