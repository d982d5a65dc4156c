// Keeps the server's bundle as V8 has compiled it, with every function that a start and a first page use
// (server/load.mjs): made from a server that has answered, in a process of its own.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { compileServer, writeCopy } from "../server/load.mjs";

const ASKED = ["/", "/career"];

// Nothing of the builder's own: it may be set for the running site, whose store and upstream are none of ours.
const folder = mkdtempSync(join(tmpdir(), "site-build-"));
process.env = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PORT: "0",
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
};
console.log = () => {};

const { source, script, server } = compileServer({ usesCopy: false });
const listening = await server.startServer(server);
for (const path of ASKED) {
  const answer = await fetch(`http://127.0.0.1:${listening.address().port}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
}
// V8 refuses a copy that was made under other flags than it is read under; heap.ts sets this one after loading.
setFlagsFromString("--heap-growing-percent=0");
writeCopy(source, script.createCachedData());
rmSync(folder, { recursive: true, force: true });
process.exit();
