const { runInbox } = await import("../../build/index.cjs");
process.exitCode = await runInbox(process.argv.slice(2));
