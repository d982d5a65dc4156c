import * as build from "../build/index.js";

await build.startServer(build);
