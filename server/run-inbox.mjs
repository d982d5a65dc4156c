import { runInbox } from "../build/index.js";

process.exitCode = await runInbox(process.argv.slice(2));
