const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** Whether a file is a Word document, by the directory of its zip (PKWARE APPNOTE 4.3). Nothing is inflated. */
export function isDocx(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < END_SIZE || file.readUInt32LE(0) !== LOCAL_ENTRY) return false;
  const end = endOfDirectory(file);
  if (end === undefined) return false;
  const entries = file.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) return false;
  const names = entryNames(file, file.readUInt32LE(end + 16), end, entries);
  return ["[Content_Types].xml", "word/document.xml"].every((name) => names?.has(name));
}

// A comment of up to 64 kB may follow the directory's end record.
function endOfDirectory(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - END_SIZE - MAX_COMMENT);
  for (let at = file.length - END_SIZE; at >= first; at--) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

function entryNames(file: Buffer, start: number, end: number, entries: number): Set<string> | undefined {
  const names = new Set<string>();
  let unpacked = 0;
  let at = start;
  for (let entry = 0; entry < entries; entry++) {
    if (at + ENTRY_SIZE > end || file.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    unpacked += file.readUInt32LE(at + 24);
    if (unpacked > MAX_UNPACKED_BYTES) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    const name = at + ENTRY_SIZE;
    names.add(file.toString("utf8", name, name + nameLength));
    at = name + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}
