import type { Log } from "../../server/observability/log";

/** A log that keeps its lines. */
export function recordingLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (fields: Record<string, unknown>, message: string) => void lines.push({ ...fields, message });
  const log: Log = { info: write, warn: write, error: write };
  return { log, lines };
}
