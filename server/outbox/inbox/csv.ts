import { labelledFields } from "../kinds";
import type { StoredSubmission } from "../store/reading";

const COLUMNS = ["id", "kind", "form", "state", "received"] as const;

/** Without it, Excel does not read a CSV as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** @param labels of the fields that have a column */
export const csvHead = (labels: readonly string[]) =>
  BYTE_ORDER_MARK + line([...COLUMNS, ...labels, "consent", "page", "referrer", "campaign", "files"]);

export function csvRow(entry: StoredSubmission, labels: readonly string[], exportName = ""): string {
  const fields = new Map(labelledFields(entry.kind, entry.values));
  const { page = "", referrer = "", ...campaign } = entry.source;
  return line([
    ...COLUMNS.map((name) => entry[name]),
    ...labels.map((label) => fields.get(label) ?? ""),
    entry.consent ?? "",
    page,
    referrer,
    new URLSearchParams(campaign).toString(),
    exportName,
  ]);
}

/** RFC 4180. */
const line = (cells: readonly string[]) =>
  `${cells.map((text) => `"${asText(text).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** Phones, dates, amounts: spreadsheets turn `+49…` into a number, `3-4` into a date and `1E5` into 100,000. */
const NUMBER_LIKE = /^[\s(+-]*\d[\d\s()+\-./:,%eE]*$/;

/** Also after line breaks and separators: some locales split at the semicolon. */
const FORMULA = /(?<=^|[\r\n,;])(?=[ \t"]*[=+\-@＝＋－＠])/g;

/**
 * In Excel and LibreOffice a leading tab makes a cell text, and is invisible. An apostrophe would be visible, and Excel loses
 * it on saving.
 */
function asText(text: string): string {
  return NUMBER_LIKE.test(text) ? `\t${text}` : text.replace(FORMULA, "\t");
}
