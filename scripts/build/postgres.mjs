// The PostgreSQL that tests start for themselves.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";

const DEBIAN = "/usr/lib/postgresql";

/** The folder of initdb and postgres, the newest of Debian's or one on the PATH; undefined when there is none. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** Installs one where there is none and that is possible; the tests that need it say what is missing elsewhere. */
export function ensurePostgres() {
  if (findPostgres()) return;
  if (aptInstall("No PostgreSQL on this machine", "postgresql") && findPostgres()) return;
  console.warn(
    "PostgreSQL could not be installed here: install it by hand (Debian: apt-get install postgresql).",
  );
}
