// `npm run lint`: Biome, dependency-cruiser with the rules of imports.mjs, and the check of documents. `npm run format`
// also corrects.
import { ensureInstalled, run } from "../build/ensure.mjs";

const installed = "scripts/lint/node_modules/.bin";

ensureInstalled();
ensureInstalled("scripts/lint");
const biome = run(`${installed}/biome`, ["check", "--error-on-warnings", ...process.argv.slice(2)]);
const rules = ["--config", "scripts/lint/imports.mjs"];
const imports = run(`${installed}/depcruise`, [...rules, "app", "server", "tests", "scripts"]);
const documents = run(process.execPath, ["scripts/lint/documents.mjs"]);
process.exit(biome && imports && documents ? 0 : 1);
