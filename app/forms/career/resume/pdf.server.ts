/** Readers look for the header in a file's first kilobyte, and for the way to its cross-references in the last. */
const KILOBYTE = 1024;

/** The first part of a file that is shown while it loads points to 0. */
const CROSS_REFERENCES = /startxref\s+0*[1-9]|trailer\s*<</;

/** Whether a file begins and ends as a PDF does (ISO 32000-1, 7.5). */
export function isPdf(file: Buffer): boolean {
  if (!file.subarray(0, KILOBYTE).includes("%PDF-")) return false;
  return CROSS_REFERENCES.test(file.subarray(-KILOBYTE).toString("latin1"));
}
