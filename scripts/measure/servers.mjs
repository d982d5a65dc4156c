// The servers to measure, pinned to one core where taskset is installed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "../build/ensure.mjs";
import { nginxCommand } from "./nginx.mjs";

const has = (program) => spawnSync("which", [program]).status === 0;

/** Words to put before a command, to keep it on one core. */
export const onCore = (core) => (has("taskset") ? ["taskset", "-c", String(core)] : []);

/** Keeps this process, which generates the load, off the servers' core. */
export function moveToCore(core) {
  if (has("taskset")) spawnSync("taskset", ["-cp", String(core), String(process.pid)]);
}

/** A response of the site as it stands on the wire, for the others to send. */
export async function copyResponse(url, encoding) {
  const { request } = await import("node:http");
  const response = await new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": encoding } }, resolve)
      .on("error", reject)
      .end();
  });
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const head = [];
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const name = response.rawHeaders[i];
    if (!/^(date|connection|keep-alive)$/i.test(name)) head.push(name, response.rawHeaders[i + 1]);
  }
  return { head, body: Buffer.concat(chunks) };
}

/** Bare node:http, Express and, where it is installed, nginx, all sending this response. */
export async function startReferences(answer) {
  const file = join(tmpdir(), `bench-answer-${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ head: answer.head, body: answer.body.toString("base64") }));
  const started = [];
  for (const kind of ["node", "express"]) {
    const child = start([process.execPath, "scripts/measure/reference.mjs", kind, file]);
    const port = await new Promise((resolve) => {
      child.stdout.on("data", (chunk) => resolve(Number(/:(\d+)\s*$/.exec(String(chunk))[1])));
    });
    started.push({ name: kind === "node" ? "bare node:http" : "Express", port, child });
  }
  if (has("nginx")) {
    const port = await freePort();
    started.push({ name: "nginx", port, child: start(nginxCommand(answer, port)) });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return started;
}

export function buildEmptyPage() {
  const env = { ...process.env, NODE_ENV: "production" };
  run("npx", ["remix", "build", "scripts/measure/empty-page"], { env });
}

/** Serves the empty Remix page of empty-page/; `command` goes before "node", as in startBuilt(). */
export async function startEmptyPage({ command = [] } = {}) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port) };
  // remix-serve finds the files of a build from the working folder.
  const cwd = "scripts/measure/empty-page";
  const serve = resolve("node_modules/.bin/remix-serve");
  const [program, ...args] = [...command, process.execPath, serve, resolve(".cache/empty-page/index.cjs")];
  // It reports a missing robots.txt as an error.
  const child = spawn(program, args, { env, cwd, stdio: ["ignore", "pipe", "ignore"] });
  await once(child.stdout, "data");
  // Its log of every request would slow it down unread.
  child.stdout.resume();
  return { port, pid: child.pid, url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

function start([program, ...args]) {
  const [first, ...rest] = [...onCore(0), program, ...args];
  return spawn(first, rest, { stdio: ["ignore", "pipe", "inherit"] });
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Memory of a process in megabytes, now and at its highest; undefined where /proc is missing. */
export function memory(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
    return { now: mb("VmRSS"), peak: mb("VmHWM") };
  } catch {
    return undefined;
  }
}

/** Processor seconds a process and its children have used so far; undefined where /proc is missing. */
export function cpuSeconds(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .trim()
      .split(" ")
      .filter(Boolean);
    // proc(5): after the name in brackets, fields 12 and 13 are user and system time in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    const own = (Number(fields[11]) + Number(fields[12])) / 100;
    return children.reduce((sum, child) => sum + (cpuSeconds(child) ?? 0), own);
  } catch {
    return undefined;
  }
}
