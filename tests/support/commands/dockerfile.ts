import { readFileSync } from "node:fs";

export interface Instruction {
  name: string;
  argument: string;
}

/** The instructions of a Dockerfile's stages, in order; continued lines are joined, comments left out. */
export function readStages(file: string): Instruction[][] {
  const text = readFileSync(file, "utf8")
    .replace(/^\s*#.*\n/gm, "")
    .replaceAll("\\\n", " ");
  const stages: Instruction[][] = [];
  for (const [, name = "", argument = ""] of text.matchAll(/^([A-Z]+)\s+(.+)$/gm)) {
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, argument: argument.trim() });
  }
  return stages;
}

/** The command of the last stage's HEALTHCHECK, written as a JSON list. */
export function healthCheckCommand(file: string): string[] {
  const check = readStages(file)
    .at(-1)
    ?.find(({ name }) => name === "HEALTHCHECK");
  return JSON.parse(check?.argument.slice(check.argument.indexOf("[")) ?? "[]");
}
