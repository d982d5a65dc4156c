import module from "node:module";
import { fileURLToPath } from "node:url";

// The built server runs in production unless NODE_ENV says otherwise; `remix dev` sets it.
process.env.NODE_ENV ||= "production";
// Node 22.1 and later keep compiled code for the next start.
module.enableCompileCache?.();
// require(): import() would read and scan all five megabytes a second time, for the names of their exports.
const server = module.createRequire(import.meta.url)("../../build/index.cjs");
// The build and public/ are found beside this file, wherever the server is started.
await server.startServer(server, fileURLToPath(new URL("../..", import.meta.url)));
