import { loadServer } from "./load.mjs";

const server = loadServer();
await server.startServer(server);
