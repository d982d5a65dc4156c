import { describe, expect, it } from "vitest";
import { isDocx } from "~/forms/career/resume/docx.server";
import { safeName, validateResume } from "~/forms/career/resume/validate-resume.server";
import { docxEntries, zip } from "../../support/resume-files";

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describe("the extension and the content must agree", () => {
  it.each([
    ["cv.pdf", bytes("%PDF-1.4"), true],
    ["CV.PDF", bytes("\n\n%PDF-1.4"), true],
    ["cv.docx", zip(docxEntries), true],
    ["cv.pdf", zip(docxEntries), false],
    ["cv.docx", bytes("%PDF-1.4"), false],
    ["cv.doc", bytes("%PDF-1.4"), false],
    ["cv.pdf.exe", bytes("%PDF-1.4"), false],
    ["cv", bytes("%PDF-1.4"), false],
    ["cv.pdf", bytes(""), false],
    ["cv.pdf", bytes(`${" ".repeat(2_000)}%PDF-1.4`), false],
  ])("%s (case %#)", (name, content, fits) => {
    const checked = validateResume({ name, bytes: content });
    expect("error" in checked).toBe(!fits);
  });
});

describe("a zip", () => {
  it("is a Word document only with the two entries of one", () => {
    expect(isDocx(zip(docxEntries))).toBe(true);
    expect(isDocx(zip(docxEntries.slice(1)))).toBe(false);
    expect(isDocx(zip([...docxEntries.slice(0, 1), { name: "xl/workbook.xml" }]))).toBe(false);
  });

  it("is refused when it would unpack to more than 100 MB or has more than 2,000 entries", () => {
    expect(isDocx(zip([...docxEntries, { name: "bomb", unpacked: 101 * 1024 * 1024 }]))).toBe(false);
    const many = Array.from({ length: 2_000 }, (_, index) => ({ name: `word/${index}` }));
    expect(isDocx(zip([...docxEntries, ...many]))).toBe(false);
  });

  it("is refused when any part of its directory is broken", () => {
    const good = zip(docxEntries);
    for (let cut = 0; cut < good.length; cut++) expect(isDocx(good.subarray(0, cut))).toBe(false);
    for (let at = 0; at < good.length; at++) {
      const bad = Uint8Array.from(good);
      bad[at] = 0xff;
      expect(() => isDocx(bad)).not.toThrow();
    }
  });
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
