// `npm start`: from a fresh clone to a working site.
import { ensureBuilt, ensureInstalled } from "./build/ensure.mjs";

ensureInstalled();
await ensureBuilt();
// In this process, so that a stop signal reaches the server.
await import("../server/bin/start.mjs");
