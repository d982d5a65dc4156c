import module from "node:module";

// Whoever starts the built server by hand means the real one; `remix dev` sets NODE_ENV itself.
process.env.NODE_ENV ||= "production";
// Node 22.1 and up keep what V8 has compiled for the next start.
module.enableCompileCache?.();
const server = await import("../../build/index.cjs");
await server.startServer(server);
