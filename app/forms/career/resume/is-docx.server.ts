import type { Readable } from "node:stream";
import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import type { PostedFile } from "~/forms/parse/posted-form";

const MAX_ENTRIES = 2_000;

/** Whether a file is a zip archive with the names of a Word document and without macros. Nothing is unpacked. */
export async function isDocx(file: PostedFile): Promise<boolean> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: false };
  let hasTypes = false;
  let hasDocument = false;
  try {
    const archive = await fromRandomAccessReaderPromise(new FileReader(file), file.size, options);
    if (archive.entryCount > MAX_ENTRIES) return false;
    for await (const { fileName } of archive.eachEntry()) {
      const name = fileName.toLowerCase();
      if (name.split("/").at(-1) === "vbaproject.bin") return false;
      hasTypes ||= name === "[content_types].xml";
      hasDocument ||= name.startsWith("word/") && name !== "word/";
    }
    return hasTypes && hasDocument;
  } catch {
    return false;
  }
}

/** yauzl's reader of a file descriptor throws outside of any promise when an archive names an offset beyond 2^53. */
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
  /** For the content of an entry, which is never read. */
  override _readStreamForRange(): Readable {
    throw new Error("not supported");
  }
}
