import type { ExportedEntry } from "./entries";

const COLUMNS = ["id", "kind", "state", "received"] as const;

/** Where it came from; the rest of a source is its campaign. */
const SOURCE_COLUMNS = ["page", "referrer", "campaign"] as const;

// RFC 4180.

export const csvHead = (fields: readonly string[]) =>
  line([...COLUMNS, ...fields, ...SOURCE_COLUMNS, "files"]);

export const csvRow = (entry: ExportedEntry, fields: readonly string[]) =>
  line([
    ...COLUMNS.map((name) => entry[name]),
    ...fields.map((name) => entry.values?.[name] ?? ""),
    ...sourceCells(entry),
    entry.files.flatMap((file) => ("exportName" in file ? [file.exportName] : [])).join(" "),
  ]);

function sourceCells({ source = {} }: ExportedEntry): string[] {
  const { page = "", referrer = "", ...campaign } = source;
  return [page, referrer, new URLSearchParams(campaign).toString()];
}

const line = (row: readonly (string | boolean)[]) => `${row.map(cell).join(",")}\r\n`;

/** A leading apostrophe keeps spreadsheets from running typed text as a formula. */
function cell(value: string | boolean): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
