import pino from "pino";
import type { Log } from "../types";

/**
 * JSON lines on stdout. Callers pass ids, kinds, states and counts; never what a visitor typed (QUALITY.md, "Logs"). The
 * redaction below is the second net.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        "email",
        "phone",
        "name",
        "first_name",
        "last_name",
        "message",
        "values",
        "file",
        "*.email",
        "*.phone",
      ],
      censor: "[redacted]",
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** What may be said about an error: its kind and code; its message may quote what was typed. */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { code } = error as Error & { code?: unknown };
  return { error: error.name, code: typeof code === "string" ? code : undefined };
}
