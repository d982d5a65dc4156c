import pino from "pino";
import { codeOf, wordsFor } from "./reason";

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}

const PERSONAL = "email phone name first_name last_name message values file *.email *.phone".split(" ");

/** JSON lines on stdout. Callers never pass what a visitor typed; redaction is the safety net. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: PERSONAL, censor: "[redacted]" },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/**
 * The loggable part of an error. Its message is left out: it may quote what a visitor typed. `at` is the first line of the
 * stack outside Node and packages.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: "unknown" };
  return { error: error.name, code: codeOf(error), reason: wordsFor(error), at: firstOwnLine(error) };
}

/** Sends the output of libraries and Node's warnings to the log. Errors are described without their message. */
export function logConsole(log: Log): void {
  const levels = { error: "error", warn: "warn", info: "info", log: "info" } as const;
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, keyof Log][]) {
    console[method] = (...printed: unknown[]) => {
      const error = printed.find((value) => value instanceof Error);
      const text = typeof printed[0] === "string" && !error ? printed[0] : "printed by a library";
      log[level](error ? describeError(error) : {}, text);
    };
  }
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ warning: name }, message));
}

const STACK_LINE = /^ {4}at .*:\d+:\d+\)?$/;

function firstOwnLine({ message, stack = "" }: Error): string | undefined {
  // The stack begins with the message, which may have several lines.
  const start = stack.indexOf(message);
  if (start < 0) return undefined;
  const lines = stack.slice(start + message.length).split("\n");
  return lines.find((line) => STACK_LINE.test(line) && !/node:|node_modules/.test(line))?.trim();
}
