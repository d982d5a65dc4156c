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

/** A zip archive of deflated parts. */
export function zip(parts: readonly Part[]): Buffer {
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
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    offset += head.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}

/** The parts of a Word document with an empty body. */
export const documentParts = (main = "word/document.xml"): Part[] => [
  { name: "[Content_Types].xml", text: "<Types/>" },
  { name: "_rels/.rels", text: "<Relationships/>" },
  { name: main, text: "<w:document/>" },
];

export const docx = (name = "cv.docx") => new File([new Uint8Array(zip(documentParts()))], name);
