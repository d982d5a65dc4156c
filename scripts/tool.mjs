// `node scripts/tool.mjs PROGRAM …`: runs a program of scripts/media or scripts/measure, after installing that folder's
// packages on first use.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./build/ensure.mjs";

// The program sees its own arguments, as if started directly.
process.argv.splice(1, 1);
const [, program] = process.argv;
ensureInstalled();
ensureInstalled(program.split("/").slice(0, 2).join("/"));
await import(pathToFileURL(resolve(program)));
