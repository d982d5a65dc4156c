/** Bytes. */
const PIECE = 64 * 1024;

/**
 * A body in pieces of 64 kB, however it was sent: every piece costs a parser some hundred bytes, so that a body in pieces
 * of one byte would fill the memory. When the sender leaves, the last piece comes before the error.
 */
export async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  // Never cancelled: that would close the visitor's connection before the answer.
  const reader = body.getReader();
  let piece = Buffer.allocUnsafe(PIECE);
  let filled = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (let rest = part.value; rest.length > 0; ) {
        const taken = rest.subarray(0, PIECE - filled);
        piece.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
        if (filled < PIECE) continue;
        yield piece;
        piece = Buffer.allocUnsafe(PIECE);
        filled = 0;
      }
    }
  } catch (error) {
    if (filled > 0) yield piece.subarray(0, filled);
    throw error;
  } finally {
    reader.releaseLock();
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
