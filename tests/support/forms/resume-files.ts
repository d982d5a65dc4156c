import { deflateRawSync } from "node:zlib";

/** A PDF's header and the end of its trailer, of any size from 32 bytes. */
export function pdfBytes(size = 2_000): Buffer {
  const bytes = Buffer.alloc(size, "%PDF-1.7\n");
  const end = "\nstartxref\n9\n%%EOF\n";
  bytes.write(end, size - end.length);
  return bytes;
}

export const pdf = (size?: number, name = "cv.pdf") =>
  new File([new Uint8Array(pdfBytes(size))], name, { type: "application/pdf" });

export interface Part {
  name: string;
  text?: string;
}

const SATURATED = 0xffffffff;

/** A zip archive of deflated parts; in ZIP64 its sizes, offsets and counts stand in the fields that ZIP64 adds. */
export function zip(parts: readonly Part[], zip64 = false) {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text = "" } of parts) {
    const data = deflateRawSync(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    local.push(head, Buffer.from(name), data);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(zip64 ? SATURATED : data.length, 20);
    entry.writeUInt32LE(zip64 ? SATURATED : text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(zip64 ? 28 : 0, 30);
    entry.writeUInt32LE(zip64 ? SATURATED : offset, 42);
    directory.push(entry, Buffer.from(name));
    if (zip64)
      directory.push(Buffer.from([1, 0, 24, 0]), ...[text.length, data.length, offset].map(eightBytes));
    offset += head.length + name.length + data.length;
  }
  const size = Buffer.concat(directory).length;
  const end = zip64 ? end64(parts.length, size, offset) : Buffer.alloc(0);
  return Buffer.concat([
    ...local,
    ...directory,
    end,
    end32(zip64 ? 0xffff : parts.length, zip64 ? SATURATED : size, zip64 ? SATURATED : offset),
  ]);
}

function eightBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function end32(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** The record, then its locator. */
function end64(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeUInt32LE(44, 4);
  for (const [at, value] of [
    [24, count],
    [32, count],
    [40, size],
    [48, offset],
    [64, offset + size],
  ] as const)
    end.writeBigUInt64LE(BigInt(value), at);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeUInt32LE(1, 72);
  return end;
}

/** The parts of a Word document with an empty body. */
export const documentParts = (main = "word/document.xml"): Part[] => [
  { name: "[Content_Types].xml", text: "<Types/>" },
  { name: "_rels/.rels", text: "<Relationships/>" },
  { name: main, text: "<w:document/>" },
];

export const docx = (name = "cv.docx") => new File([new Uint8Array(zip(documentParts()))], name);
