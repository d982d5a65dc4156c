import type { StoredSubmission } from "../submissions/reading";

const COLUMNS = ["id", "kind", "form", "state", "received"] as const;

/** Where it came from; the rest of a source is its campaign. */
const SOURCE_COLUMNS = ["page", "referrer", "campaign"] as const;

/** Excel reads a CSV as UTF-8 only when it begins with a byte order mark. */
const BYTE_ORDER_MARK = "\uFEFF";

export const csvHead = (fields: readonly string[]) =>
  BYTE_ORDER_MARK + line([...COLUMNS, ...fields, "consent", ...SOURCE_COLUMNS, "files"]);

/** @param exportName of its file, if one was exported */
export const csvRow = (entry: StoredSubmission, fields: readonly string[], exportName = "") =>
  line([
    ...COLUMNS.map((name) => entry[name]),
    ...fields.map((name) => String(entry.values?.[name] ?? "")),
    entry.consent ?? "",
    ...sourceCells(entry),
    exportName,
  ]);

function sourceCells({ source }: StoredSubmission): string[] {
  const { page = "", referrer = "", ...campaign } = source;
  return [page, referrer, new URLSearchParams(campaign).toString()];
}

/** RFC 4180. */
const line = (cells: readonly string[]) =>
  `${cells.map((text) => `"${asText(text).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** Phones, dates, amounts: spreadsheets turn `0049…` and `+49…` into numbers, `3-4` into a date and `1E5` into 100,000. */
const NUMBER_LIKE = /^[\s(+-]*\d[\d\s()+\-./:,%eE]*$/;

/** Where a spreadsheet may begin a formula: also after a line break or a separator, in a locale that splits at the semicolon. */
const FORMULA = /(?<=^|[\r\n,;])(?=[ \t"]*[=+\-@＝＋－＠])/g;

/**
 * A leading tab keeps a cell a text in Excel and LibreOffice, and cannot be seen in it. An apostrophe would be seen, and is
 * lost when Excel saves the file; the form `="…"` is a formula to every other program, which trims a tab.
 */
function asText(text: string): string {
  return NUMBER_LIKE.test(text) ? `\t${text}` : text.replace(FORMULA, "\t");
}
