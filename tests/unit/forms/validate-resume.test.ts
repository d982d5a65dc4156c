import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { resumeViolation } from "~/forms/career/career-fields";
import { safeName, validateResume } from "~/forms/career/resume/receive-resume.server";
import { saveFile } from "~/forms/parse/temporary-file.server";
import { documentParts, zip } from "../../support/forms/docx";
import { pdfBytes } from "../../support/forms/values";

const REFUSED = "Only PDF or DOCX files are allowed.";

/** The name under which a file is taken, or what is wrong with it. */
async function check(name: string, content: Uint8Array | string): Promise<string> {
  const file = await saveFile(Readable.from([Buffer.from(content)], { objectMode: false }), name, tmpdir());
  const checked = await validateResume(file);
  await file.close();
  return checked.file?.name ?? checked.error ?? "";
}

test.each([
  ["cv.pdf", pdfBytes(), "cv.pdf"],
  ["CV.PDF", `\n\n${pdfBytes()}`, "CV.pdf"],
  ["cv.docx", zip(documentParts()), "cv.docx"],
  // As phones name a file from a mail or a cloud.
  ["CV Ada", pdfBytes(), "CV Ada.pdf"],
  ["msf:37", zip(documentParts()), "msf37.docx"],
  ["cv.", pdfBytes(), "cv.pdf"],
  ["cv (1)", pdfBytes(), "cv (1).pdf"],
  ["cv.pdf.download", pdfBytes(), "cv.pdf.download.pdf"],
  // A wrong ending is not mended.
  ["cv.pdf", zip(documentParts()), REFUSED],
  ["cv.DOCX", pdfBytes(), REFUSED],
  ["cv.doc", pdfBytes(), REFUSED],
  [`${"x".repeat(200)}.docx`, pdfBytes(), REFUSED],
  ["cv.doc", "old", REFUSED],
  ["cv", "old", REFUSED],
])("the content of %s must agree with its ending, or decides on it (case %#)", async (name, content, taken) =>
  expect(await check(name, content)).toBe(taken));

const body = `%PDF-1.4\n${"1 0 obj\n<< /Type /Catalog >>\nendobj\n".repeat(50)}`;
const SCANNED = "<p>Scanned</p>\n".repeat(3_000);
const TRAILER = "trailer\n<< /Size 2 >>\nstartxref\n1800\n%%EOF\n";

test.each([
  ["ends with a table and its trailer", body + TRAILER, true],
  ["ends with a stream of cross-references", `${body}startxref\r\n1800\r\n%%EOF\r\n`, true],
  ["ends with only a trailer", `${body}trailer <</Root 1 0 R>>`, true],
  ["has a mailer's bytes behind it", body + TRAILER + "=\r\n".repeat(200), true],
  ["has padding behind it", body + TRAILER + "\0".repeat(64_000), true],
  ["has a gateway's footer behind it", `${body}startxref\r\n1800 \r\n%%EOF${SCANNED}`, true],
  ["has more than 64 kB behind it", body + TRAILER + "\0".repeat(70_000), false],
  ["stops half way, behind its first trailer", `%PDF-1.4\n${TRAILER.replace("1800", "0")}${body}`, false],
  ["is a bare header", "%PDF-1.4", false],
  ["stops half way", body, false],
  ["stops half way and is shown while it loads", `%PDF-1.4\nstartxref\n0\n%%EOF\n${body}`, false],
  ["has its header after a kilobyte", `${" ".repeat(2_000)}${pdfBytes()}`, false],
])("a PDF that %s is taken or refused (case %#)", async (_case, content, taken) =>
  expect(await check("cv.pdf", content)).toBe(taken ? "cv.pdf" : REFUSED));

/** As Word writes it for a document with a password, and for an old format. */
const compoundFile = Buffer.from("d0cf11e0a1b11ae1".padEnd(1_024, "0"), "hex");
test.each([
  ["is empty", "cv.pdf", "", /^This file is empty/],
  ["is empty", "cv.docx", "", /^This file is empty/],
  ["has a password", "cv.docx", compoundFile, /password/],
  ["is in an old format", "cv.doc", compoundFile, REFUSED],
  ["is no PDF", "cv.pdf", compoundFile, REFUSED],
])("of a file that %s (%s) the visitor is told so", async (_case, name, content, message) =>
  expect(await check(name, content)).toMatch(message));

const many = Array.from({ length: 2_000 }, (_, at) => ({ name: `word/${at}` }));
const otherLetters = [{ name: "[content_types].XML" }, { name: "Word\\Document.xml" }];
const whole = zip(documentParts());

test.each<[string, Buffer, boolean]>([
  ["with another main part", zip(documentParts("word/document22.xml")), true],
  ["with names in other letters", zip(otherLetters), true],
  ["with 64 kB behind it", Buffer.concat([whole, Buffer.alloc(65_536)]), true],
  ["with more than 64 kB behind it", Buffer.concat([whole, Buffer.alloc(65_537)]), false],
  ["with the signature of an end behind it", Buffer.concat([whole, Buffer.from("PK\x05\x06")]), false],
  ["without content types", zip(documentParts().slice(1)), false],
  ["without a document", zip([...documentParts("xl/workbook.xml"), { name: "word/" }]), false],
  ["with macros", zip([...documentParts(), { name: "word/vbaProject.bin" }]), false],
  ["with macros in other letters", zip([...documentParts(), { name: "WORD\\VBAPROJECT.BIN" }]), false],
  ["of more than 2,000 parts", zip([...documentParts(), ...many]), false],
])("an archive %s is taken or refused (case %#)", async (_case, content, taken) =>
  expect(await check("cv.docx", content)).toBe(taken ? "cv.docx" : REFUSED));

test("an archive with a wrong byte, or cut anywhere, ends in an answer", async () => {
  for (const at of whole.keys()) {
    const wrong = Buffer.from(whole);
    wrong[at] = 0xff;
    expect(["cv.docx", REFUSED]).toContain(await check("cv.docx", wrong));
    expect(await check("cv.docx", whole.subarray(0, at || 1))).toBe(REFUSED);
  }
});

test.each<[string, string, boolean, size?: number]>([
  ["cv.pdf", "application/pdf", true, 20 * 1024 * 1024],
  ["CV Ada", "application/pdf", true],
  ["CV Ada", "", true],
  // Another office program has registered the ending.
  ["cv.DOCX", "application/kswps", true],
  ["cv.doc", "application/msword", false],
  ["cv", "text/plain", false],
])("the browser takes %j of type %j: %s", (name, type, taken, size = 1) =>
  expect(resumeViolation({ name, type, size })).toBe(taken ? undefined : REFUSED));

test.each([
  ["../../etc/cv.pdf", "cv.pdf"],
  ["C:\\Users\\amira\\cv.pdf", "cv.pdf"],
  ["cv\u202Efdp.exe.pdf", "cvfdp.exe.pdf"],
  ['a"b\r\nc.pdf', "abc.pdf"],
  ["  my   cv.pdf", "my cv.pdf"],
  ["...pdf", "resume.pdf"],
  [".pdf", "resume.pdf"],
  ["???.pdf", "resume.pdf"],
  ["\u202e \u200d.docx", "resume.docx"],
  ["?", "resume.pdf"],
  ["", "resume.pdf"],
  ["\u202acv.pdf\u202c \u200b", "cv.pdf"],
  ["\u{1fafd}.pdf", "\u{1fafd}.pdf"],
  ["Résumé – Amira.pdf", "Résumé – Amira.pdf"],
  ["می\u200cخواهم.pdf", "می\u200cخواهم.pdf"],
  [`${"x".repeat(93)}👩\u200d💻.pdf`, `${"x".repeat(93)}.pdf`],
  [`${"x".repeat(500)}.docx`, `${"x".repeat(95)}.docx`],
])("the safe name of %j is %j", (sent, safe) => {
  expect(safeName(sent, safe.slice(safe.lastIndexOf(".")))).toBe(safe);
});
