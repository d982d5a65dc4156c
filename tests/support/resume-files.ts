/** A file that begins as a PDF does. */
export const pdf = (size = 2_000, name = "cv.pdf") => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from("%PDF-1.7\n"));
  return new File([bytes], name, { type: "application/pdf" });
};

interface Entry {
  name: string;
  unpacked?: number;
}

/** A zip archive of empty, stored entries; `unpacked` is what its directory claims. */
export function zip(entries: readonly Entry[]): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, unpacked = 0 } of entries) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    local.push(head, Buffer.from(name));
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}

export const docxEntries: Entry[] = [
  { name: "[Content_Types].xml" },
  { name: "word/document.xml", unpacked: 40_000 },
];

export const docx = (name = "cv.docx") => new File([new Uint8Array(zip(docxEntries))], name);
