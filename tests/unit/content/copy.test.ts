import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { services } from "~/content/services/index";
import { site } from "~/content/site/site";
import type { MediaTextBlock } from "~/content/types/sections";
import { roleGroups, roles } from "~/forms/career/roles";
import { lists, pages, strings } from "../../support/content";
import { endsOnAnAct, isNounAndParticiple, repeatedSkeletons, sentencesOf } from "../../support/copy-shape";

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

const textOf = ({ description }: { description: string | readonly string[] }) =>
  [description].flat().join(" ");
const cases = [...industries, ...services].flatMap(({ blocks }): readonly MediaTextBlock[] => blocks);
const benefits = cases.flatMap(({ features }) => features?.benefits ?? []);

test.each(
  industries.map((page) => [page.name, page] as const),
)("%s has six use cases, one of them in depth", (_, page) => {
  expect(page.blocks).toHaveLength(6);
  for (const { title } of page.blocks) {
    expect(words(title), title).toBeGreaterThanOrEqual(2);
    expect(words(title), title).toBeLessThanOrEqual(6);
  }
  const lengths = page.blocks.map((block) => words(textOf(block)));
  const [longest = 0, ...others] = lengths.sort((left, right) => right - left);
  expect(longest).toBeGreaterThanOrEqual(130);
  expect(longest).toBeLessThanOrEqual(175);
  for (const length of others) {
    expect(length).toBeGreaterThanOrEqual(20);
    expect(length).toBeLessThanOrEqual(72);
  }
});

test.each(
  industries.map((page) => [page.name, page] as const),
)("%s says at its top and in a search result what we do there", (_, { head, meta }) => {
  expect(`${head.heading} ${head.lead}`).toMatch(/\b(?:AI|data|ledger)\b/);
  expect(head.lead).toMatch(/\bwe\b/i);
  expect(meta.description).toMatch(/\bconsult(?:ancy|ing)\b/);
});

test.each(
  industries.map((page) => [page.name, page] as const),
)("%s has three to five benefits a case, and not always as many", (_, page) => {
  const counts = page.blocks.map(({ features }) => features.benefits.length);
  for (const count of counts) expect([3, 4, 5]).toContain(count);
  expect(new Set(counts).size).toBeGreaterThan(1);
});

test("at most a third of the use cases end on an employee's act", () => {
  const ending = cases.filter((block) => endsOnAnAct(textOf(block)));
  expect(ending.length).toBeLessThanOrEqual(cases.length / 3);
});

test("at most a quarter of the benefits are a noun and a participle", () => {
  expect(benefits.filter(isNounAndParticiple).length).toBeLessThanOrEqual(benefits.length / 4);
});

test("no more than three sentences of the site share a skeleton", () => {
  const sentences = prose
    .filter(({ path }) => !/[lL]abel$/.test(path.at(-1) ?? ""))
    .flatMap(({ text }) => sentencesOf(text));
  expect(repeatedSkeletons([...new Set(sentences)])).toEqual([]);
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

test("fifty roles, each once, in groups that can be taken in at a look", () => {
  expect(roles).toHaveLength(50);
  expect(new Set(roles).size).toBe(50);
  for (const { options } of roleGroups) expect(options.length).toBeLessThanOrEqual(10);
});
