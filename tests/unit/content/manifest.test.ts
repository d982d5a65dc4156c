import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../../scripts/media/manifest.json";
import { filesBelow } from "../../support/media";

interface Entry {
  source: string;
  sourceHash: string;
  seed?: number;
  files: Record<string, { size: number; sha256: string }>;
}
const entries: Record<string, Entry> = manifest;
const recorded = Object.values(entries).flatMap(({ files }) => Object.entries(files));
const ICONS = /^(favicon\.(svg|ico)|apple-touch-icon\.png|icon-.*\.png)$/;

test("every file is the one that was recorded", () => {
  const wrong = recorded.filter(([path, { size, sha256 }]) => {
    const file = join("public", path);
    if (!existsSync(file) || statSync(file).size !== size) return true;
    return createHash("sha256").update(readFileSync(file)).digest("hex") !== sha256;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("every medium and icon in public/ was recorded, once", () => {
  const present = [
    ...filesBelow("public/media").map((path) => `media/${path}`),
    ...readdirSync("public").filter((name) => ICONS.test(name)),
  ];
  expect(recorded.map(([path]) => path).sort()).toEqual(present.sort());
});

test("every medium has its source", () => {
  const lost = Object.values(entries).filter(({ source }) => !existsSync(source));
  expect(lost).toEqual([]);
});

test("every film and picture has its seed", () => {
  const scenes = Object.entries(entries).filter(([id]) => /^(films|pictures)\//.test(id));
  expect(scenes.length).toBeGreaterThan(0);
  expect(scenes.filter(([, { seed }]) => !Number.isInteger(seed))).toEqual([]);
});
