import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { site } from "~/content/site/site";
import { roleGroups, roles } from "~/forms/career/roles";
import { lists, pages, strings } from "../../support/content";

test("titles are unique, and so are descriptions for search, of 70 to 155 characters", () => {
  const titles = pages.map(({ meta }) => meta.title);
  const descriptions = pages.map(({ meta }) => meta.description);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(70);
    expect(text.length, text).toBeLessThanOrEqual(155);
  }
});

test("every industry has six use cases", () => {
  for (const { name, blocks } of industries) expect(blocks, name).toHaveLength(6);
});

test("no page names the brand, so that the operator can choose another", () => {
  const texts = [...pages, ...lists].flatMap((content) => strings(content)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(site.brand))).toEqual([]);
});

test("fifty roles, each once, in groups of ten at most", () => {
  expect(roles).toHaveLength(50);
  expect(new Set(roles).size).toBe(50);
  for (const { options } of roleGroups) expect(options.length).toBeLessThanOrEqual(10);
});

test("on every industry's page one story breaks the row, and not all in one way", () => {
  const layouts = industries.map(({ blocks }) => blocks.flatMap(({ layout }) => layout ?? []));
  for (const [index, breaks] of layouts.entries()) expect(breaks, industries[index]?.name).toHaveLength(1);
  expect(new Set(layouts.flat()).size).toBe(3);
});
