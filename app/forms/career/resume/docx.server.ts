import { posix } from "node:path";
import { unzip, type ZipEntry, zipEntries } from "~/forms/career/resume/zip.server";

const MAX_PARTS = 2_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Of a part that is read here. Those of real documents have some kilobytes. */
const MAX_READ_BYTES = 1024 * 1024;

const CONTENT_TYPES = "[content_types].xml";
const RELATIONSHIPS = "_rels/.rels";
const MAIN_RELATIONSHIP = /\/relationships\/officedocument$/;
const MAIN_TYPE = /\.wordprocessingml\.(document|template)\.main\+xml$/;
const MACROS = /macroenabled|vbaproject|vbadata/;

/** Whether a file is a Word document without macros: an Open Packaging archive whose main part is one (ECMA-376, part 2). */
export function isDocx(file: Buffer): boolean {
  try {
    const parts = partsOf(file);
    const types = attributesIn(textOf(file, parts.get(CONTENT_TYPES)));
    const hasMacros = [...parts.keys(), ...types.map(({ contenttype = "" }) => contenttype)].some((text) =>
      MACROS.test(text.toLowerCase()),
    );
    const main = mainPart(textOf(file, parts.get(RELATIONSHIPS)));
    return !hasMacros && parts.has(main) && MAIN_TYPE.test(typeOf(main, types));
  } catch {
    // The archive, or a part that is read, is broken or too large.
    return false;
  }
}

/** By name: names that differ in case or encoding are the same part. */
function partsOf(file: Buffer): Map<string, ZipEntry> {
  const parts = new Map<string, ZipEntry>();
  let count = 0;
  let unpacked = 0;
  for (const entry of zipEntries(file)) {
    count += 1;
    unpacked += entry.unpacked;
    if (count > MAX_PARTS || unpacked > MAX_UNPACKED_BYTES) throw new RangeError("too large");
    const name = partName(entry.name);
    if (parts.has(name)) throw new RangeError("two parts of one name");
    parts.set(name, entry);
  }
  return parts;
}

function partName(written: string): string {
  const decoded = written.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return posix.join("/", decoded.replaceAll("\\", "/")).slice(1).toLowerCase();
}

function textOf(file: Buffer, entry: ZipEntry | undefined): string {
  if (!entry) throw new RangeError("no such part");
  const bytes = unzip(file, entry, MAX_READ_BYTES);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
}

function mainPart(relationships: string): string {
  const main = attributesIn(relationships).find(({ type = "" }) =>
    MAIN_RELATIONSHIP.test(type.toLowerCase()),
  );
  return partName(main?.target ?? "");
}

/** A part's own type, else that of its extension. */
function typeOf(part: string, types: Record<string, string>[]): string {
  const own = types.find(({ partname }) => partname && partName(partname) === part);
  const usual = types.find(({ extension }) => extension && part.endsWith(`.${extension.toLowerCase()}`));
  return ((own ?? usual)?.contenttype ?? "").toLowerCase();
}

/** The attributes of each element, by name in small letters: both files are flat lists of elements without text. */
function attributesIn(xml: string): Record<string, string>[] {
  return Array.from(xml.matchAll(/<[\w:.-]+\s([^<>]*)>/g), ([, attributes = ""]) =>
    Object.fromEntries(
      Array.from(
        attributes.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
        ([, name = "", a, b]) => [name.toLowerCase(), withoutReferences(a ?? b ?? "")],
      ),
    ),
  );
}

const withoutReferences = (text: string) =>
  text
    .replace(/&#(\d+|x[0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
    .replaceAll("&amp;", "&");
