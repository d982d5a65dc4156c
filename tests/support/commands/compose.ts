import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Service {
  command?: string;
  env_file?: { path: string; required?: boolean }[];
  environment?: Record<string, string | number>;
  read_only?: boolean;
  volumes?: string[];
}

export interface Compose {
  services: Record<string, Service>;
  /** The comment above everything. */
  header: string;
  /** The variables that stand in it as `${NAME}`, with a default or not. */
  interpolated: string[];
}

/** Compose's own syntax for variables: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

export function readCompose(file: string): Compose {
  const text = readFileSync(file, "utf8");
  return {
    ...(parse(text) as Pick<Compose, "services">),
    header: /^(#.*\n)*/.exec(text)?.[0] ?? "",
    interpolated: [...new Set(Array.from(text.matchAll(VARIABLE), ([, name = ""]) => name))],
  };
}

/** What a value is in the container, given what .env holds. Throws where Compose would refuse to start. */
export function interpolate(value: string | number, env: Record<string, string>): string {
  return String(value).replace(VARIABLE, (_, name: string, operator?: string, text = "") => {
    const given = env[name];
    if (given) return given;
    if (operator === "?") throw new Error(`${name}: ${text}`);
    return operator === "-" ? text : "";
  });
}
