// `npm run build`: what a deployment runs after `npm ci`.
import { ensureBuilt } from "./setup.mjs";

ensureBuilt();
