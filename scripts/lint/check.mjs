// `npm run lint`: Biome, and dependency-cruiser with the rules of imports.mjs. `npm run format` also corrects what it can.
import { ensureInstalled, run } from "../build/ensure.mjs";

const installed = "scripts/lint/node_modules/.bin";

ensureInstalled();
ensureInstalled("scripts/lint");
const biome = run(`${installed}/biome`, ["check", "--error-on-warnings", ...process.argv.slice(2)]);
const rules = ["--config", "scripts/lint/imports.mjs"];
const imports = run(`${installed}/depcruise`, [...rules, "app", "server", "tests", "scripts"]);
process.exit(biome && imports ? 0 : 1);
