interface Part {
  name: string;
  text?: string;
}

/** A record of a zip archive: its signature, then numbers at their offsets. */
function record(size: number, signature: number, numbers: Record<number, number>): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature);
  for (const [offset, number] of Object.entries(numbers)) bytes.writeUInt32LE(number, Number(offset));
  return bytes;
}

/** A zip archive of parts that are not compressed. */
export function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text = "" } of parts) {
    files.push(record(30, 0x04034b50, { 26: name.length }), Buffer.from(name + text));
    const entry = { 20: text.length, 24: text.length, 28: name.length, 42: at };
    directory.push(record(46, 0x02014b50, entry), Buffer.from(name));
    at += 30 + name.length + text.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record(22, 0x06054b50, { 8: parts.length, 10: parts.length, 12: size, 16: at });
  return Buffer.concat([...files, ...directory, end]);
}

/** The parts of a Word document with an empty body. */
export const documentParts = (main = "word/document.xml"): Part[] => [
  { name: "[Content_Types].xml", text: "<Types/>" },
  { name: "_rels/.rels", text: "<Relationships/>" },
  { name: main, text: "<w:document/>" },
];

export const docx = () => new File([new Uint8Array(zip(documentParts()))], "cv.docx");
