const { runInbox } = await import("../../build/index.cjs");
// A connection that does not answer would keep the process alive.
process.exit(await runInbox(process.argv.slice(2)));
