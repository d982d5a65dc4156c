import pino from "pino";
import type { Log } from "../types";

/** JSON lines on stdout. Callers never pass what a visitor typed; the redaction is there in case one does. */
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

/** The loggable part of an error: its message may quote what a visitor typed. */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { code } = error as Error & { code?: unknown };
  return { error: error.name, code: typeof code === "string" ? code : undefined };
}
