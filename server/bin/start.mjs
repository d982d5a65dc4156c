import module from "node:module";
import { fileURLToPath } from "node:url";
import "./env.mjs";

// A name server that is silent holds threads, which the database's name and the disk need too. The environment is the place
// for this, as in the image: Node 20 has begun with four threads by now, Node 24 has not.
process.env.UV_THREADPOOL_SIZE ||= "64";
// The built server runs in production unless NODE_ENV says otherwise; `remix dev` sets it.
process.env.NODE_ENV ||= "production";
// Node 22.1 and later keep compiled code for the next start.
module.enableCompileCache?.();
// require(): import() would read and scan all five megabytes a second time, for the names of their exports.
const server = module.createRequire(import.meta.url)("../../build/index.cjs");
// The build and public/ are found beside this file, wherever the server is started.
await server.startServer(server, fileURLToPath(new URL("../..", import.meta.url)));
