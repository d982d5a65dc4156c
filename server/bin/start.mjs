import module from "node:module";
import { fileURLToPath } from "node:url";
import "./env.mjs";

// A silent name server holds threads, which the database and the disk need too. Node 20 reads this only from its own
// environment: set it there, as the image does.
process.env.UV_THREADPOOL_SIZE ||= "64";
// `remix dev` sets it to development.
process.env.NODE_ENV ||= "production";
// Node 22.1 and later keep compiled code for the next start.
module.enableCompileCache?.();
// import() would scan all five megabytes a second time, for the names of the exports.
const server = module.createRequire(import.meta.url)("../../build/index.cjs");
// build/ and public/ are found beside this file, in any working folder.
await server.startServer(server, fileURLToPath(new URL("../..", import.meta.url)));
