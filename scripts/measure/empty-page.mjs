// An empty Remix page, which Lighthouse judges beside the site's.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { run } from "../build/ensure.mjs";

/** Builds the page in empty-page/ and serves it. */
export async function startEmptyPage() {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port) };
  run("npx", ["remix", "build", "scripts/measure/empty-page"], { env });
  // remix-serve finds the files of a build from the working folder.
  const cwd = "scripts/measure/empty-page";
  const args = [resolve("node_modules/.bin/remix-serve"), resolve(".cache/empty-page/index.cjs")];
  // It reports a missing robots.txt as an error.
  const child = spawn(process.execPath, args, { env, cwd, stdio: ["ignore", "pipe", "ignore"] });
  await once(child.stdout, "data");
  // Its log of every request would fill the pipe.
  child.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
