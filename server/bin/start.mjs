import module from "node:module";

// Node 22.1 and up keep what V8 has compiled for the next start.
module.enableCompileCache?.();
const server = await import("../../build/index.cjs");
await server.startServer(server);
