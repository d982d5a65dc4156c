import { createRequire } from "node:module";
import "./env.mjs";

const { runInbox, entry } = createRequire(import.meta.url)("../../build/index.cjs");
process.stdout.on("error", (error) => {
  // The reader, such as `head`, has closed the pipe.
  if (error.code === "EPIPE") process.exit();
  throw error;
});
// A silent connection would keep the process alive.
process.exit(await runInbox(process.argv.slice(2), entry.module.missingOwnerFacts));
