import { expect, test } from "vitest";
import { careerRules } from "~/forms/career/career-fields";
import { contactRules } from "~/forms/contact/contact-form";
import type { Rules } from "~/forms/rules";
import { csvHead, csvRow } from "../../../server/outbox/inbox/csv";
import { exportName } from "../../../server/outbox/inbox/export";
import { details, listing } from "../../../server/outbox/inbox/format";
import { kindConfig } from "../../../server/outbox/kinds";
import type { StoredSubmission } from "../../../server/outbox/store/reading";

const entry = (values: StoredSubmission["values"]): StoredSubmission => ({
  id: "x",
  kind: "contact",
  form: "call",
  state: "failed",
  received: "2026-11-26T10:00:00.000Z",
  attempts: 2,
  lastError: "status 500",
  values,
  consent: "Add me",
  source: { page: "/about", referrer: "news.example", utm_source: "a&b\u2066" },
  files: [{ id: "f", name: "cv\n.pdf", size: 8 }],
});

test("no typed text looks like another field, turns text or reaches the terminal's controls", () => {
  const typed = {
    email: "amira\n@example.test",
    message: "Hello\r\nstate: delivered\u001b[31m\u202etxt.exe",
    name: "نرم\u200cافزار",
  };
  expect(details(entry(typed))).toBe(`call x
state: failed
received: 2026-11-26T10:00:00.000Z
attempts: 2
last error: status 500
email: amira
  @example.test
message: Hello
  state: delivered [31m txt.exe
name: نرم\u200cافزار
consent: Add me
page: /about
referrer: news.example
utm_source: a&b\u0020
résumé: cv .pdf (8 bytes)`);
  expect(listing(entry(typed))).toBe(
    "x  2026-11-26T10:00:00.000Z  call     failed      amira @example.test  +résumé  from /about, news.example, a&b ",
  );
});

test("the labels of a mail and an export are those of the forms", () => {
  const labelsOf = (rules: Rules) =>
    Object.fromEntries(Object.entries(rules).map(([name, { label }]) => [name, label]));
  const { captcha, resume, ...career } = careerRules;
  expect(kindConfig("career").labels).toEqual(labelsOf(career));
  const { other_location, is_checked, ...contact } = contactRules;
  expect(kindConfig("contact").labels).toEqual(labelsOf(contact));
});

test("a table begins with a byte order mark and has a line for each entry", () => {
  const line = (cells: string) => `"${cells.split("|").join('","')}"\r\n`;
  expect(csvHead(["Message", "Topic"])).toBe(
    `\uFEFF${line("id|kind|form|state|received|Message|Topic|consent|page|referrer|campaign|files")}`,
  );
  expect(csvRow(entry({ message: 'Zoë says "hello"' }), ["Message", "Topic"], "0b5e-cv.pdf")).toBe(
    line(
      'x|contact|call|failed|2026-11-26T10:00:00.000Z|Zoë says ""hello""||Add me|/about|news.example|utm_source=a%26b%E2%81%A6|0b5e-cv.pdf',
    ),
  );
});

// A tab before a text: no spreadsheet takes it for a number, a date or a formula.
test.each([
  ["0049301234567", "\t0049301234567"],
  ["+49 (30) 123-45", "\t+49 (30) 123-45"],
  ["3", "\t3"],
  ["3-4", "\t3-4"],
  ["1E5", "\t1E5"],
  ["=HYPERLINK(1)", "\t=HYPERLINK(1)"],
  ["@SUM(1)", "\t@SUM(1)"],
  [' "=1', '\t ""=1'],
  // Where the file is opened for the other locale, a cell may begin at a separator or a line break.
  ["Hello;=1", "Hello;\t=1"],
  ["Hello,-1", "Hello,\t-1"],
  ["Hello\r\n=1", "Hello\r\n\t=1"],
  ["A plain text, with 3 numbers - and a dash", "A plain text, with 3 numbers - and a dash"],
])("%j is exported as %j", (typed, cell) => {
  expect(csvRow(entry({ message: typed }), ["Message"])).toContain(`"${cell}"`);
});

// An id of two bytes leaves 248 for the name before its extension.
test.each([
  ["می\u200cخواهم.pdf", "می\u200cخواهم.pdf"],
  ["../a\\b\0c\u202e.pdf", ".._a_b_c_.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(248)}.pdf`],
  [`${"x".repeat(247)}é.pdf`, `${"x".repeat(247)}.pdf`],
  [`${"x".repeat(247)}e\u0301.pdf`, `${"x".repeat(247)}.pdf`],
  [`${"x".repeat(240)}👩\u200d💻.pdf`, `${"x".repeat(240)}.pdf`],
  [`${"x".repeat(237)}👩\u200d💻.pdf`, `${"x".repeat(237)}👩\u200d💻.pdf`],
])("a file keeps the joiners of its name, which is cut between characters (case %#)", (name, exported) => {
  expect(exportName("id", name)).toBe(`id-${exported}`);
});
