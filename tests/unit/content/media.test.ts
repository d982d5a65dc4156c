import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lists, pages, strings } from "../../support/content";

const MEDIA = "public/media";
const WIDTHS = [400, 800, 1200];
const all = [...pages, ...lists].flatMap((content) => strings(content));
const valuesOf = (...fields: string[]) =>
  [...new Set(all.filter(({ path }) => fields.includes(path.at(-1) ?? "")).map(({ text }) => text))].sort();

const pictures = valuesOf("image", "poster");
const heroes = valuesOf("film").filter((film) => film.startsWith("heroes/"));
const loops = valuesOf("video");

const variants = {
  hero: ["1280.av1.mp4", "1280.h264.mp4", "576.av1.mp4", "576.h264.mp4", "1280.avif", "576.avif"],
  loop: ["1280.av1.mp4", "1280.h264.mp4", "1280.avif"],
};
const expected = [
  ...pictures.flatMap((id) => WIDTHS.map((width) => `pictures/${id}-${width}.avif`)),
  ...heroes.flatMap((id) => variants.hero.map((variant) => `films/${id}-${variant}`)),
  ...loops.flatMap((id) => variants.loop.map((variant) => `films/${id}-${variant}`)),
];

test("every picture and film the content names is there, in all of its sizes", () => {
  expect(expected.filter((path) => !existsSync(join(MEDIA, path)))).toEqual([]);
});

test("nothing lies in public/media that no page shows", () => {
  const known = new Set(expected);
  expect(filesBelow(MEDIA).filter((path) => !known.has(path))).toEqual([]);
});

test("nothing is over its size (ART.md)", () => {
  const limits: [RegExp, number][] = [
    [/^pictures\/.*-1200\.avif$/, 31],
    [/^films\/heroes\/.*-1280\.av1\.mp4$/, 600],
    [/^films\/heroes\/.*-1280\.h264\.mp4$/, 1100],
    [/^films\/heroes\/.*-576\.av1\.mp4$/, 200],
    [/^films\/heroes\/.*-1280\.avif$/, 25],
    [/^films\/loops\/.*-1280\.av1\.mp4$/, 90],
  ];
  const over = expected.filter((path) => {
    const limit = limits.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
    return existsSync(join(MEDIA, path)) && statSync(join(MEDIA, path)).size > limit * 1024;
  });
  expect(over).toEqual([]);
});

test("every picture says what it shows", () => {
  for (const { path, text } of all.filter(({ path }) => path.at(-1) === "alt")) {
    expect(text.length, path.join(".")).toBeGreaterThan(20);
  }
});

function filesBelow(folder: string, under = ""): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = join(under, entry.name);
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}
