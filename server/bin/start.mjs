import module from "node:module";

// The built server runs in production unless NODE_ENV says otherwise; `remix dev` sets it.
process.env.NODE_ENV ||= "production";
// Node 22.1 and later keep compiled code for the next start.
module.enableCompileCache?.();
const server = await import("../../build/index.cjs");
await server.startServer(server);
