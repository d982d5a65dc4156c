import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { stillUrl } from "~/components/ui/media-url";
import { closeUpWidths, pictureWidths } from "~/components/ui/picture-widths";
import { industries } from "~/content/industries/index";
import { landscapeOf } from "~/content/industry-data";
import cues from "~/content/loops/cues.json";
import { pageUrls } from "~/content/pages/index";
import { products } from "~/content/products/index";
import { menu } from "~/content/site/menu";
import { DRAFT_PREVIEW, shareId } from "~/seo/share-image";
import { lists, pages, strings } from "../../support/content";

const MEDIA = "public/media";
const files = readdirSync(MEDIA, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(MEDIA, join(parentPath, name)));
const scenes = industries.flatMap(({ blocks }) => blocks).filter(({ layout }) => layout === "scene");
const isScene = (id: string) => scenes.some(({ image }) => image === id);
const sizesOf = (id: string) => [
  ...pictureWidths(id, isScene(id)),
  ...closeUpWidths(id).map((width) => `small-${width}`),
];
const all = [...pages, ...lists].flatMap((content) => strings(content));
const valuesOf = (...fields: string[]) =>
  [...new Set(all.filter(({ path }) => fields.includes(path.at(-1) ?? "")).map(({ text }) => text))].sort();

const pictures = valuesOf("image", "poster");
const panoramas = valuesOf("panorama");
const heroes = valuesOf("video").filter((id) => id.startsWith("heroes/"));
const loops = valuesOf("video").filter((id) => id.startsWith("loops/"));

const sizes = (...widths: string[]) =>
  widths.flatMap((width) => ["av1.mp4", "h264.mp4", "avif"].map((format) => `${width}.${format}`));
const variants = {
  hero: ["1920.av1.mp4", "1920.avif", ...sizes("1280", "576")],
  loop: [...sizes("1280"), "800.avif"],
};
const expected = [
  ...pictures.flatMap((id) => sizesOf(id).map((size) => `pictures/${id}-${size}.avif`)),
  ...panoramas.flatMap((id) => ["1400", "2400"].map((width) => `panoramas/${id}-${width}.avif`)),
  ...heroes.flatMap((id) => variants.hero.map((variant) => `films/${id}-${variant}`)),
  ...loops.flatMap((id) => variants.loop.map((variant) => `films/${id}-${variant}`)),
  ...products.flatMap(({ sections }) =>
    sections.flatMap(({ video, details }) =>
      details.flatMap((_, index) =>
        [800, 1280].map((width) => stillUrl("", video, index + 1, width).slice(1)),
      ),
    ),
  ),
  ...industries.flatMap((industry) =>
    ["800", "2400"].map((width) => `landscapes/${landscapeOf(industry).name}-${width}.avif`),
  ),
  ...valuesOf("sound").flatMap((name) => [`sounds/${name}.opus`, `sounds/${name}.m4a`]),
  ...menu.flatMap((entry) =>
    "subMenu" in entry ? entry.subMenu.flatMap(({ items }) => items.map(({ url }) => `menu${url}.avif`)) : [],
  ),
  ...[...pageUrls, DRAFT_PREVIEW].map((url) => `share/${shareId(url)}.jpg`),
];

test("every picture and film that the content names exists in all of its sizes", () => {
  expect(expected.filter((path) => !existsSync(join(MEDIA, path)))).toEqual([]);
});

test("public/media has no file that no page shows", () => {
  const known = new Set(expected);
  expect(files.filter((path) => !known.has(path))).toEqual([]);
});

/** What is loaded before the visitor does anything, in kB of 1000 bytes: it fits into the first packets of a connection. */
const LIMITS: [RegExp, number][] = [
  [/^pictures\/industries\/[^/]*\/overview-small-800\.avif$/, 14.1],
  [/^(landscapes|stills|films\/loops)\/.*-800\.avif$/, 14.1],
  [/^films\/heroes\/.*-576\.avif$/, 14.1],
  [/^pictures\/.*-400\.avif$/, 10],
  [/^films\/heroes\/.*-576\.av1\.mp4$/, 200],
  [/^films\/heroes\/.*-1280\.av1\.mp4$/, 600],
  [/\.mp4$/, 1_100],
  [/^(sounds|share)\//, 250],
  [/\.avif$/, 90],
];

test("every file has a size limit and keeps it", () => {
  const sizes = files.map((path) => ({
    path,
    size: statSync(join(MEDIA, path)).size,
    limit: LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? 0,
  }));
  expect(sizes.filter(({ size, limit }) => size > limit * 1000)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(60_000_000);
});

test("every film of a product's section has a moment for each of the section's details", () => {
  const sections = products.flatMap(({ sections }) => sections);
  expect(Object.entries(cues).map(([video, moments]) => [video, moments.length])).toEqual(
    sections.map(({ video, details }) => [video, details.length]),
  );
});
