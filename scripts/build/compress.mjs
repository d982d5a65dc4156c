// Compresses the static text files into build/static, as .br and .gz, for server/site/http/middleware/static-files.ts.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FROM = "public";
const TO = "build/static";
const TEXT = new Set([".js", ".css", ".svg", ".json", ".txt"]);

export async function compressStatics() {
  await rm(TO, { recursive: true, force: true });
  const entries = await readdir(FROM, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await promisify(brotliCompress)(bytes, { params });
  const gz = await promisify(gzip)(bytes, { level: 9 });
  const to = join(TO, relative(FROM, file));
  await mkdir(dirname(to), { recursive: true });
  await writeFile(`${to}.br`, br);
  await writeFile(`${to}.gz`, gz);
}
