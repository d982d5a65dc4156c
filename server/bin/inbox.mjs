import { createRequire } from "node:module";
import "./env.mjs";

// As in start.mjs.
const { runInbox, entry } = createRequire(import.meta.url)("../../build/index.cjs");
process.stdout.on("error", (error) => {
  // The reader has left, as `head` does when it has seen enough.
  if (error.code === "EPIPE") process.exit();
  throw error;
});
// A connection that does not answer would keep the process alive.
process.exit(await runInbox(process.argv.slice(2), entry.module.missingOwnerFacts));
