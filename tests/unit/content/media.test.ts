import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeUpWidths, pictureWidths } from "~/components/ui/picture-widths";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/landscapes/landscape-of";
import { pageUrls } from "~/content/pages/index";
import { products } from "~/content/products/index";
import { menu } from "~/content/site/menu";
import { shareId } from "~/seo/share-image";
import { lists, pages, strings } from "../../support/content";
import { filesBelow } from "../../support/media";

const MEDIA = "public/media";
const sizesOf = (id: string) => [...pictureWidths(id), ...closeUpWidths(id).map((width) => `small-${width}`)];
const all = [...pages, ...lists].flatMap((content) => strings(content));
const valuesOf = (...fields: string[]) =>
  [...new Set(all.filter(({ path }) => fields.includes(path.at(-1) ?? "")).map(({ text }) => text))].sort();

const pictures = valuesOf("image", "poster");
const panoramas = valuesOf("panorama");
const heroes = valuesOf("film").filter((film) => film.startsWith("heroes/"));
const loops = valuesOf("video");

const variants = {
  hero: [
    "1920.av1.mp4",
    "1920.avif",
    "1280.av1.mp4",
    "1280.h264.mp4",
    "576.av1.mp4",
    "576.h264.mp4",
    "1280.avif",
    "576.avif",
  ],
  loop: ["1280.av1.mp4", "1280.h264.mp4", "1280.avif", "800.avif"],
};
const expected = [
  ...pictures.flatMap((id) => sizesOf(id).map((size) => `pictures/${id}-${size}.avif`)),
  ...panoramas.flatMap((id) => ["1400", "2400"].map((width) => `panoramas/${id}-${width}.avif`)),
  ...heroes.flatMap((id) => variants.hero.map((variant) => `films/${id}-${variant}`)),
  ...loops.flatMap((id) => variants.loop.map((variant) => `films/${id}-${variant}`)),
  ...products.flatMap(({ sections }) => sections.map(({ video }) => `films/${video}-2560.avif`)),
  ...industries.flatMap((industry) =>
    ["800", "2400"].map((width) => `landscapes/${landscapeOf(industry).name}-${width}.avif`),
  ),
  ...valuesOf("sound").flatMap((name) => [`sounds/${name}.opus`, `sounds/${name}.m4a`]),
  ...menu.flatMap((entry) =>
    "subMenu" in entry ? entry.subMenu.flatMap(({ items }) => items.map(({ url }) => `menu${url}.avif`)) : [],
  ),
  ...pageUrls.map((url) => `share/${shareId(url)}.jpg`),
];

test("every picture and film that the content names exists in all of its sizes", () => {
  expect(expected.filter((path) => !existsSync(join(MEDIA, path)))).toEqual([]);
});

test("public/media has no file that no page shows", () => {
  const known = new Set(expected);
  expect(filesBelow(MEDIA).filter((path) => !known.has(path))).toEqual([]);
});

/** In kB of 1000 bytes. */
const LIMITS: [RegExp, number][] = [
  [/^pictures\/.*-1200\.avif$/, 31],
  // The first picture of a page on a phone: it fits into the first packets of a connection.
  [/^pictures\/industries\/[^/]*\/overview-small-800\.avif$/, 14.1],
  [/^landscapes\/.*-800\.avif$/, 14.1],
  [/^landscapes\/.*-2400\.avif$/, 90],
  [/^panoramas\/.*-1400\.avif$/, 22],
  [/^panoramas\/.*-2400\.avif$/, 38],
  [/^films\/heroes\/.*-576\.avif$/, 14.1],
  [/^films\/loops\/.*-800\.avif$/, 14.1],
  [/^pictures\/.*-800\.avif$/, 22],
  [/^pictures\/.*-400\.avif$/, 10],
  [/^sounds\//, 250],
  [/^films\/heroes\/.*-1920\.av1\.mp4$/, 950],
  [/^films\/heroes\/.*-1920\.avif$/, 42],
  [/^films\/heroes\/.*-1280\.av1\.mp4$/, 600],
  [/^films\/heroes\/.*-1280\.h264\.mp4$/, 1100],
  [/^films\/heroes\/.*-576\.av1\.mp4$/, 200],
  [/^films\/heroes\/.*-576\.h264\.mp4$/, 400],
  // The camera moves close to it.
  [/^films\/loops\/.*-2560\.avif$/, 52],
  [/^films\/.*\.avif$/, 25],
  [/^menu\//, 26],
  [/^films\/loops\/.*-1280\.av1\.mp4$/, 90],
  [/^films\/loops\/.*-1280\.h264\.mp4$/, 180],
  [/^share\/.*\.jpg$/, 120],
];
const ALL = 60_000;

test("every file has a size limit and keeps it", () => {
  const sizes = filesBelow(MEDIA).map((path) => ({
    path,
    size: statSync(join(MEDIA, path)).size,
    limit: LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? 0,
  }));
  expect(sizes.filter(({ size, limit }) => size > limit * 1000)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(ALL * 1000);
});

test("every picture has an alternative text", () => {
  for (const { path, text } of all.filter(({ path }) => path.at(-1) === "alt")) {
    expect(text.length, path.join(".")).toBeGreaterThan(15);
  }
});
