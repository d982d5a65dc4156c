import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { site } from "~/content/site/site";
import { roles } from "~/forms/career/roles";
import { lists, pages, strings } from "../../support/content";

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const all = [...pages, ...lists].flatMap((content) => strings(content));
const NOT_PROSE = new Set(["image", "alt", "url", "link", "film", "video", "poster"]);
const prose = all.filter(({ path }) => !NOT_PROSE.has(path.at(-1) ?? ""));

test("descriptions for search are unique and have 70 to 155 characters", () => {
  const descriptions = pages.map(({ meta }) => meta.description);
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(70);
    expect(text.length, text).toBeLessThanOrEqual(155);
  }
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("every title is unique", () => {
  const titles = pages.map(({ meta }) => meta.title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(industries.map((page) => [page.name, page] as const))("%s has six use cases in full", (_, page) => {
  expect(page.blocks).toHaveLength(6);
  for (const { title, description, features } of page.blocks) {
    expect(words(title), title).toBeGreaterThanOrEqual(2);
    expect(words(title), title).toBeLessThanOrEqual(6);
    expect(words(description), description).toBeGreaterThanOrEqual(30);
    expect(words(description), description).toBeLessThanOrEqual(55);
    expect(features.benefits.length).toBeGreaterThanOrEqual(3);
    expect(features.benefits.length).toBeLessThanOrEqual(5);
  }
});

test("no sentence is on two pages", () => {
  const seen = new Map<string, number>();
  pages.forEach((page, index) => {
    for (const { text } of strings(page).filter(({ path }) => !NOT_PROSE.has(path.at(-1) ?? ""))) {
      for (const sentence of text.split(/(?<=[.?!])\s+/).filter((part) => words(part) >= 6)) {
        const other = seen.get(sentence);
        expect(other === undefined || other === index, sentence).toBe(true);
        seen.set(sentence, index);
      }
    }
  });
});

test("the copy has no marketing clichés, no brand, no filler and no claims in per cent", () => {
  const forbidden =
    /\b(leverag\w*|seamless\w*|cutting-edge|unlock\w*|empower\w*|revolutioni\w*|harness\w*|robust\w*|holistic\w*|journey\w*|lorem|ipsum|world-class|game-chang\w*)\b/i;
  for (const { text } of prose) {
    expect(text).not.toMatch(forbidden);
    expect(text).not.toContain(site.brand);
    expect(text.replace(/^(70|95)%$/, "")).not.toMatch(/\d\s?%|\d+ per cent/);
  }
});

test("fifty roles, each once", () => {
  expect(roles).toHaveLength(50);
  expect(new Set(roles).size).toBe(50);
});
