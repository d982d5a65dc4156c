const { runInbox } = await import("../../build/index.cjs");
// The reader has left, as `head` does when it has seen enough.
process.stdout.on("error", () => process.exit());
// A connection that does not answer would keep the process alive.
process.exit(await runInbox(process.argv.slice(2)));
