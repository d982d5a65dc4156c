import { loadServer } from "./load.mjs";

process.exitCode = await loadServer().runInbox(process.argv.slice(2));
