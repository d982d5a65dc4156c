import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../accept-encoding";
import type { LoopbackResponse } from "./loopback";

interface Variant {
  /** Names and values in turn, as writeHead takes them. */
  head: string[];
  body: Buffer;
}

/** A page as bytes: whole answers, ready to be written. */
export interface CachedPage {
  /** Without its quotes; of body and headers, so that a changed policy is a changed page. */
  tag: string;
  variants: Record<Encoding, Variant>;
  notModifiedHead: string[];
}

/** Of one connection or one answer, or said anew here. */
const NOT_KEPT =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|etag|vary|x-request-id)$/i;
/** What a 304 repeats: what caches read, and what every answer carries (QUALITY.md, "Security"). */
const REPEATED =
  /^(cache-control|x-content-type-options|cross-origin-resource-policy|strict-transport-security)$/i;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The tag two answers share when a visitor could not tell them apart. */
export function tagOf({ rawHeaders, body }: LoopbackResponse): string {
  const hash = createHash("sha256").update(body);
  hash.update(keptHeaders(rawHeaders, (name) => !NOT_KEPT.test(name)).join("\n"));
  return hash.digest("base64url").slice(0, 12);
}

/**
 * Compresses an answer and writes its heads. `quick` takes some milliseconds, otherwise it is as small as can be, which
 * takes a tenth of a second; both off the main thread.
 */
export async function encodeVariants(
  answer: LoopbackResponse,
  effort: "quick" | "best",
): Promise<CachedPage> {
  const { rawHeaders, body } = answer;
  const quality = effort === "best" ? constants.BROTLI_MAX_QUALITY : 5;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // No page is larger than this window; the default one costs megabytes to compress and to unpack.
    [constants.BROTLI_PARAM_LGWIN]: 17,
  };
  const br = await brotliAsync(body, { params });
  const gz = await gzipAsync(body, { level: effort === "best" ? 9 : 6 });
  const tag = tagOf(answer);
  const shared = ["ETag", `W/"${tag}"`, "Vary", "Accept-Encoding"];
  const head = [...keptHeaders(rawHeaders, (name) => !NOT_KEPT.test(name)), ...shared];
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
    notModifiedHead: [...keptHeaders(rawHeaders, (name) => REPEATED.test(name)), ...shared],
  };
}

function keptHeaders(rawHeaders: readonly string[], keep: (name: string) => boolean): string[] {
  return rawHeaders.filter((_, i) => keep(rawHeaders[i - (i % 2)] ?? ""));
}
