/** Bytes. */
const CHUNK = 64 * 1024;

/**
 * A body in chunks of 64 kB: a body sent byte by byte would exhaust the parser's memory. After an aborted request the
 * last chunk precedes the error.
 */
export async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  // Never cancelled: that would close the connection before the answer.
  const reader = body.getReader();
  let chunk = Buffer.allocUnsafe(CHUNK);
  let filled = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (let rest = part.value; rest.length > 0; ) {
        const taken = rest.subarray(0, CHUNK - filled);
        chunk.set(taken, filled);
        filled += taken.length;
        rest = rest.subarray(taken.length);
        if (filled < CHUNK) continue;
        yield chunk;
        chunk = Buffer.allocUnsafe(CHUNK);
        filled = 0;
      }
    }
  } catch (error) {
    if (filled > 0) yield chunk.subarray(0, filled);
    throw error;
  } finally {
    reader.releaseLock();
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}
