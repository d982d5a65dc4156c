import type { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import type { PostedFile } from "~/forms/parse/temporary-file.server";

/** Readers search a file's first kilobyte for the header and its last for the cross-references. */
const KILOBYTE = 1024;

/** Scanners and mail gateways append bytes, which readers ignore. */
const MAX_TRAILING = 64 * KILOBYTE;

/** In a linearized file the first `startxref` is 0. */
const CROSS_REFERENCES = /startxref\s+0*[1-9]|trailer\s*<</;
const END = /startxref\s+0*[1-9]\d*\s+%%EOF/;

/** Whether a file begins and ends as a PDF does (ISO 32000-1, 7.5). */
export async function isPdf(file: PostedFile): Promise<boolean> {
  const start = await file.read(0, KILOBYTE);
  const end = (await lastBytes(file, KILOBYTE + MAX_TRAILING)).toString("latin1");
  return start.includes("%PDF-") && (END.test(end) || CROSS_REFERENCES.test(end.slice(-KILOBYTE)));
}

const lastBytes = (file: PostedFile, length: number) => file.read(Math.max(0, file.size - length), length);

/** Word writes compound files ([MS-CFB], 2.2) for documents with a password and for .doc. */
export async function isCompoundFile(file: PostedFile): Promise<boolean> {
  const start = await file.read(0, 4);
  return start.toString("hex") === "d0cf11e0";
}

const MAX_ENTRIES = 2_000;

/** The last record of an archive, without its comment (APPNOTE, 4.3.16). */
const END_RECORD = { signature: Buffer.from("PK\x05\x06"), size: 22, lengthOfComment: 20 } as const;

/** Bytes up to the end of the archive: yauzl refuses trailing bytes. */
async function archiveSize(file: PostedFile): Promise<number> {
  const end = await lastBytes(file, END_RECORD.size + MAX_TRAILING);
  const at = end.lastIndexOf(END_RECORD.signature);
  if (at < 0 || at + END_RECORD.size > end.length) return file.size;
  const size = at + END_RECORD.size + end.readUInt16LE(at + END_RECORD.lengthOfComment);
  return file.size - Math.max(0, end.length - size);
}

/** Whether a file is a zip archive with the names of a Word document and without macros. Nothing is unpacked. */
export async function isDocx(file: PostedFile): Promise<boolean> {
  // Names stay bytes: decoding 300 names of 64 kB takes seconds.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: false, decodeStrings: false };
  let hasTypes = false;
  let hasDocument = false;
  try {
    const archive = await fromRandomAccessReaderPromise(
      new FileReader(file),
      await archiveSize(file),
      options,
    );
    if (archive.entryCount > MAX_ENTRIES) return false;
    for await (const { fileNameRaw } of archive.eachEntry()) {
      const name = fileNameRaw.toString("latin1").toLowerCase();
      if (/(^|[/\\])vbaproject\.bin$/.test(name)) return false;
      hasTypes ||= name === "[content_types].xml";
      hasDocument ||= /^word[/\\]./.test(name);
    }
    return hasTypes && hasDocument;
  } catch {
    return false;
  }
}

/** yauzl's own reader throws outside of any promise when an archive names an offset beyond 2^53. */
class FileReader extends RandomAccessReader {
  constructor(private readonly file: PostedFile) {
    super();
  }
  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.file.read(position, length).then((bytes) => done(null, bytes.copy(target, offset)), done);
  }
  /** Required for reading an entry's content. */
  override _readStreamForRange(): Readable {
    throw new Error("not supported");
  }
}
