const { runInbox } = await import("../../build/index.cjs");
// Ended here: a connection that does not answer would keep the process.
process.exit(await runInbox(process.argv.slice(2)));
