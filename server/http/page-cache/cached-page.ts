import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../accept-encoding";
import type { LoopbackResponse } from "./loopback";

interface Variant {
  head: string[];
  body: Buffer;
}

/** Complete responses, ready to be written; heads are names and values in turn, as writeHead takes them. */
export interface CachedPage {
  /** Of body and headers, without quotes: a changed policy is a changed page. */
  tag: string;
  variants: Record<Encoding, Variant>;
  notModifiedHead: string[];
}

/** Headers of one connection or one response, and those that are set anew here. */
const EXCLUDED_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|vary|x-request-id)$/i;
/** What a 304 repeats: headers that caches read, and those of every response. */
const NOT_MODIFIED_HEADERS =
  /^(cache-control|x-content-type-options|cross-origin-resource-policy|strict-transport-security)$/i;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Equal for two responses that a visitor could not tell apart. */
export function tagOf({ rawHeaders, body }: LoopbackResponse): string {
  const hash = createHash("sha256").update(body);
  hash.update(selectHeaders(rawHeaders, (name) => !EXCLUDED_HEADERS.test(name)).join("\n"));
  return hash.digest("base64url").slice(0, 12);
}

/** Takes a tenth of a second, off the main thread. */
export async function encodeVariants(response: LoopbackResponse): Promise<CachedPage> {
  const { rawHeaders, body } = response;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // No page is larger than this window; the default one takes megabytes of memory.
    [constants.BROTLI_PARAM_LGWIN]: 17,
  };
  const br = await brotliAsync(body, { params });
  const gz = await gzipAsync(body, { level: constants.Z_BEST_COMPRESSION });
  const tag = tagOf(response);
  const shared = ["ETag", `W/"${tag}"`, "Vary", "Accept-Encoding"];
  const head = [...selectHeaders(rawHeaders, (name) => !EXCLUDED_HEADERS.test(name)), ...shared];
  const variant = (bytes: Buffer, ...encoding: string[]): Variant => ({
    head: [...head, ...encoding, "Content-Length", String(bytes.length)],
    body: bytes,
  });
  return {
    tag,
    variants: {
      br: variant(br, "Content-Encoding", "br"),
      gzip: variant(gz, "Content-Encoding", "gzip"),
      identity: variant(body),
    },
    notModifiedHead: [...selectHeaders(rawHeaders, (name) => NOT_MODIFIED_HEADERS.test(name)), ...shared],
  };
}

function selectHeaders(rawHeaders: readonly string[], isWanted: (name: string) => boolean): string[] {
  return rawHeaders.filter((_, i) => isWanted(rawHeaders[i - (i % 2)] ?? ""));
}
