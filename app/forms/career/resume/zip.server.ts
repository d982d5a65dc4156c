import { inflateRawSync } from "node:zlib";

// PKWARE APPNOTE 4.3 to 4.5. Every function throws when an archive points outside of itself.

const LOCAL_ENTRY = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_SIZE = 22;
const END_64_SIZE = 56;
const LOCATOR_64_SIZE = 20;
const ENTRY_SIZE = 46;
const LOCAL_ENTRY_SIZE = 30;
const MAX_COMMENT = 0xffff;
const SIZES_64 = 1;
const SATURATED = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Of its data's header in the file. */
  start: number;
}

interface Directory {
  start: number;
  entries: number;
  /** Bytes before the archive, which its offsets do not count. */
  before: number;
}

/** The directory of an archive, entry by entry. */
export function* zipEntries(file: Buffer): Generator<ZipEntry> {
  const { start, entries, before } = directoryOf(file);
  let at = start;
  for (let entry = 0; entry < entries; entry++) {
    if (file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError("not an entry");
    const name = at + ENTRY_SIZE;
    const extra = name + file.readUInt16LE(at + 28);
    const comment = extra + file.readUInt16LE(at + 30);
    const long = longFields(file.subarray(extra, comment));
    const field = (offset: number) => {
      const short = file.readUInt32LE(at + offset);
      return short === SATURATED ? long() : short;
    };
    // In the order in which ZIP64 lists those that are saturated.
    const unpacked = field(24);
    const packed = field(20);
    yield {
      name: file.toString("utf8", name, extra),
      method: file.readUInt16LE(at + 10),
      unpacked,
      packed,
      start: before + field(42),
    };
    at = comment + file.readUInt16LE(at + 32);
  }
}

/** The content of an entry, which may have at most this many bytes, packed and unpacked. */
export function unzip(file: Buffer, { method, start, packed }: ZipEntry, limit: number): Buffer {
  if (file.readUInt32LE(start) !== LOCAL_ENTRY || packed > limit) throw new RangeError("not a small entry");
  const data = start + LOCAL_ENTRY_SIZE + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  const content = file.subarray(data, data + packed);
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new RangeError("not deflated");
  return inflateRawSync(content, { maxOutputLength: limit });
}

/** The end record is looked for from the file's end: a comment, or other bytes, may follow it. */
function directoryOf(file: Buffer): Directory {
  for (let end = file.length - END_SIZE; end >= file.length - END_SIZE - MAX_COMMENT; end--) {
    if (file.readUInt32LE(end) !== END) continue;
    const directory = directoryBefore(file, end);
    if (directory.start >= 0 && file.readUInt32LE(directory.start) === DIRECTORY_ENTRY) return directory;
  }
  throw new RangeError("no directory");
}

/** The directory stands just before its end record. */
function directoryBefore(file: Buffer, end: number): Directory {
  const end64 = end - LOCATOR_64_SIZE - END_64_SIZE;
  const isZip64 =
    end64 >= 0 &&
    file.readUInt32LE(end - LOCATOR_64_SIZE) === LOCATOR_64 &&
    file.readUInt32LE(end64) === END_64;
  const [entries, size, offset] = isZip64
    ? [readLong(file, end64 + 32), readLong(file, end64 + 40), readLong(file, end64 + 48)]
    : [file.readUInt16LE(end + 10), file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  const start = (isZip64 ? end64 : end) - size;
  return { start, entries, before: start - offset };
}

/** Reads the fields of an entry's ZIP64 extra block, one with each call. */
function longFields(extra: Buffer): () => number {
  let block = 0;
  while (block < extra.length && extra.readUInt16LE(block) !== SIZES_64)
    block += 4 + extra.readUInt16LE(block + 2);
  let at = block + 4;
  return () => {
    at += 8;
    return readLong(extra, at - 8);
  };
}

const readLong = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at));
