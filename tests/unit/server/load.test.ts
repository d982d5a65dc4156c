import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Script } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";

// The real loader, in a folder of its own with a small server.
interface Loader {
  writeCopy(source: string, compiled: Buffer): void;
  compileServer(options?: { usesCopy: boolean }): { script: Script; server: { word: string } };
}

let folder = "";
let loader: Loader;
const server = (word: string) => `exports.word = (() => "${word}")();`;
const install = (source: string) => writeFileSync(join(folder, "build/server.cjs"), source);
const keep = (source: string) => {
  install(source);
  const { script } = loader.compileServer({ usesCopy: false });
  loader.writeCopy(source, script.createCachedData());
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "load-"));
  for (const name of ["server", "build"]) mkdirSync(join(folder, name));
  copyFileSync("server/load.mjs", join(folder, "server/load.mjs"));
  loader = await import(/* @vite-ignore */ pathToFileURL(join(folder, "server/load.mjs")).href);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("without a compiled copy the server is compiled", () => {
  install(server("plain"));
  const { script, server: loaded } = loader.compileServer();
  expect(loaded.word).toBe("plain");
  expect(script.cachedDataRejected).toBeUndefined();
});

test("a compiled copy of this very source is used", () => {
  keep(server("kept"));
  const { script, server: loaded } = loader.compileServer();
  expect(loaded.word).toBe("kept");
  expect(script.cachedDataRejected).toBe(false);
});

test("a copy of another source is not used, though it is as long", () => {
  keep(server("old"));
  install(server("new"));
  const { script, server: loaded } = loader.compileServer();
  expect(loaded.word).toBe("new");
  expect(script.cachedDataRejected).toBeUndefined();
});

test("a broken copy is no harm", () => {
  const source = server("sound");
  install(source);
  loader.writeCopy(source, Buffer.from("no code"));
  const { script, server: loaded } = loader.compileServer();
  expect(loaded.word).toBe("sound");
  expect(script.cachedDataRejected).toBe(true);
});
