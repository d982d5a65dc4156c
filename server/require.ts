// Packages in CommonJS ask for Node's own modules by `require`, which a bundle of modules does not have. First in
// build.ts, so that it is there before any of them runs.
import { createRequire } from "node:module";

globalThis.require ??= createRequire(import.meta.url);
