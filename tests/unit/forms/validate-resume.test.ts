import { describe, expect, it, test } from "vitest";
import { resumeViolation } from "~/forms/career/resume/resume-rules";
import { safeName, validateResume } from "~/forms/career/resume/validate-resume.server";
import { documentParts, type Part, pdfBytes, zip } from "../../support/forms/resume-files";

const REFUSED = { error: "Only PDF or DOCX files are allowed." };
const check = (name: string, bytes: Uint8Array | string) =>
  validateResume({ name, bytes: typeof bytes === "string" ? Buffer.from(bytes) : bytes });
const expectTaken = (name: string, bytes: Uint8Array | string) =>
  expect(check(name, bytes)).toMatchObject({ name, bytes: expect.anything() });
const expectRefused = (name: string, bytes: Uint8Array | string) =>
  expect(check(name, bytes)).toEqual(REFUSED);

describe("the extension and the content must agree", () => {
  it.each([
    ["cv.pdf", pdfBytes(), true],
    ["CV.PDF", `\n\n${pdfBytes()}`, true],
    ["cv.docx", zip(documentParts()), true],
    ["cv.pdf", zip(documentParts()), false],
    ["cv.docx", pdfBytes(), false],
    ["cv.doc", pdfBytes(), false],
    ["cv.pdf.exe", pdfBytes(), false],
    ["cv", pdfBytes(), false],
  ])("%s (case %#)", (name, content, fits) => (fits ? expectTaken : expectRefused)(name, content));
});

const body = "1 0 obj\n<< /Type /Catalog >>\nendobj\n".repeat(50);

test.each([
  ["a table and its trailer", "xref\n0 1\ntrailer\n<< /Size 2 >>\nstartxref\n1800\n%%EOF"],
  ["a stream of cross-references", "startxref\r\n1800\r\n%%EOF\r\n"],
  ["only a trailer", "trailer <</Root 1 0 R>>"],
  ["bytes of a mailer behind it", `startxref\n1800\n%%EOF\n${"=\r\n".repeat(200)}`],
])("a PDF that ends with %s is taken", (_case, end) => expectTaken("cv.pdf", `%PDF-1.4\n${body}${end}`));

test.each([
  ["is empty", ""],
  ["is a bare header", "%PDF-1.4"],
  ["stops half way", `%PDF-1.4\n${body}`],
  ["stops half way and could be shown while it loads", `%PDF-1.4\nstartxref\n0\n%%EOF\n${body}`],
  ["is a web page about such files", `<p>It begins with %PDF-1.4 and ends with a trailer or startxref.</p>`],
  ["has its header after a kilobyte", `${" ".repeat(2_000)}${pdfBytes()}`],
])("a PDF that %s is refused", (_case, content) => expectRefused("cv.pdf", content));

const TEMPLATE = "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml";
const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const MACROS = "application/vnd.ms-word.document.macroEnabled.main+xml";

const renamed = (from: string, to: string) =>
  documentParts().map((part) => (part.name === from ? { ...part, name: to } : part));
/** A document with its content types or its relationships written otherwise. */
const rewritten = (name: string, rewrite: (text: string) => string, more: Part[] = []) => [
  ...documentParts().map((part) => (part.name === name ? { ...part, text: rewrite(part.text) } : part)),
  ...more,
];
const TYPES = "[Content_Types].xml";

test.each([
  ["has its main part elsewhere", documentParts({ part: "word/document22.xml" })],
  ["names its main part from the root", documentParts({ target: "/word/document.xml" })],
  ["names its main part through a folder", documentParts({ target: "./docs/../word/document.xml" })],
  ["names its main part in other letters", documentParts({ target: "Word/Document.XML" })],
  ["names its main part percent-encoded", documentParts({ target: "word/document%2Exml" })],
  ["was written from a template", documentParts({ type: TEMPLATE })],
  ["writes its content types in other letters", renamed(TYPES, "[content_types].XML")],
  ["has names with backslashes", renamed("word/document.xml", "word\\document.xml")],
  [
    "is strict",
    rewritten("_rels/.rels", (text) =>
      text.replace(
        /Type="[^"]*"/,
        'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"',
      ),
    ),
  ],
  [
    "has quotes and prefixes of its own",
    rewritten(TYPES, (text) => text.replaceAll('"', "'").replaceAll("<Override", "<ns0:Override\n")),
  ],
  [
    "names its type by extension",
    rewritten(TYPES, (text) =>
      text.replace(/application\/xml(.*?)<Override.*ContentType="([^"]*)"/, '$2$1<x y=""'),
    ),
  ],
])("a Word document that %s is taken", (_case, parts) => expectTaken("cv.docx", zip(parts)));

test.each([
  ["in ZIP64", { zip64: true }],
  ["behind other bytes", { before: "--boundary\r\n\r\n" }],
  ["before other bytes", { after: "\r\n--boundary--" }],
  ["in ZIP64 between other bytes", { zip64: true, before: "before", after: "PK\x05\x06 after" }],
])("a Word document %s is taken", (_case, archive) => expectTaken("cv.docx", zip(documentParts(), archive)));

test("a Word document whose offsets count bytes before it is taken", () => {
  const shifted = { name: "other", text: "x" };
  const whole = zip([shifted, ...documentParts()]);
  // The first part overwritten: what is left begins later, with the same offsets.
  expectTaken("cv.docx", whole.fill("?", 0, 30 + shifted.name.length));
});

test.each<[string, readonly Part[]]>([
  ["has no main part", [{ name: TYPES, text: "<Types/>" }, { name: "word/other.xml" }]],
  ["lacks the part that it names", documentParts().slice(0, 2)],
  ["lacks content types", documentParts().slice(1)],
  ["lacks relationships", documentParts().filter(({ name }) => name !== "_rels/.rels")],
  ["is a workbook", documentParts({ part: "xl/workbook.xml", type: WORKBOOK })],
  [
    "is a workbook beside a document's name",
    [...documentParts({ part: "xl/workbook.xml", type: WORKBOOK }), { name: "word/document.xml" }],
  ],
  ["has a macro-enabled type", documentParts({ type: MACROS })],
  ["has a macro-enabled type in other letters", documentParts({ type: MACROS.toUpperCase() })],
  [
    "has a macro-enabled type in character references",
    documentParts({ type: MACROS.replace("macro", "&#x6d;acr&#111;") }),
  ],
  ["has macros", [...documentParts(), { name: "word/vbaProject.bin" }]],
  ["has macros in other letters", [...documentParts(), { name: "WORD\\VBAPROJECT.BIN" }]],
  [
    "has macros under another name",
    rewritten(
      TYPES,
      (text) =>
        text.replace(
          "</Types>",
          '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
      [{ name: "word/a.bin" }],
    ),
  ],
  ["would unpack to more than 100 MB", [...documentParts(), { name: "bomb", unpacked: 101 * 1024 * 1024 }]],
  ["has content types that unpack to megabytes", rewritten(TYPES, (text) => text + " ".repeat(8_000_000))],
  ["has content types of one long word", rewritten(TYPES, () => `<Types ${"a".repeat(1_000_000)}>`)],
  [
    "has more than 2,000 parts",
    [...documentParts(), ...Array.from({ length: 2_000 }, (_, at) => ({ name: `word/${at}` }))],
  ],
])("a zip named .docx that %s is refused", (_case, parts) => expectRefused("cv.docx", zip(parts)));

test.each([
  false,
  true,
])("a zip that is cut anywhere is refused, and a wrong byte in it throws nothing (ZIP64: %s)", (zip64) => {
  const whole = zip(documentParts(), { zip64 });
  const positions = Array.from(whole.keys());
  const taken = positions.filter((cut) => !("error" in check("cv.docx", whole.subarray(0, cut))));
  expect(taken).toEqual([]);
  for (const at of positions) {
    const wrong = Buffer.from(whole);
    wrong[at] = 0xff;
    check("cv.docx", wrong);
  }
});

describe("an OLE container named .docx", () => {
  const ole = (stream: string) =>
    Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(1_000),
      Buffer.from(stream, "utf16le"),
    ]);

  it("that holds an encrypted document is said to be password-protected", () => {
    expect(check("cv.docx", ole("EncryptedPackage"))).toEqual({
      error: "This file is protected by a password. Please choose a copy without one.",
    });
  });
  it("that is an old Word document is refused", () => expectRefused("cv.docx", ole("WordDocument")));
});

test("characters that nobody can see do not hide an extension, in the browser and on the server", () => {
  const name = "\u202acv.pdf\u202c \u200b";
  expect(resumeViolation({ name, size: 1 })).toBe(undefined);
  expect(check(name, pdfBytes())).toMatchObject({ name: "cv.pdf" });
});

describe("the safe name", () => {
  it.each([
    ["../../etc/cv.pdf", "cv.pdf"],
    ["C:\\Users\\amira\\cv.pdf", "cv.pdf"],
    ["cv\u202Efdp.exe.pdf", "cvfdp.exe.pdf"],
    ['a"b\r\nc.pdf', "abc.pdf"],
    ["  my   cv.pdf", "my cv.pdf"],
    ["...pdf", "pdf"],
    ["Résumé – Amira.pdf", "Résumé – Amira.pdf"],
  ])("of %j is %j", (sent, safe) => {
    expect(safeName(sent)).toBe(safe);
  });

  it("has at most 100 characters and keeps the extension", () => {
    expect(safeName(`${"x".repeat(500)}.docx`)).toMatch(/^x{95}\.docx$/);
  });
});
