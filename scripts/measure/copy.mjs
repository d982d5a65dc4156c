// `npm run copy`: how the use cases are built, and which sentences of the site share a skeleton.
import { importTypescript } from "../build/bundle.mjs";

const content = await importTypescript(`
  export { industries } from "~/content/industries/index";
  export { services } from "~/content/services/index";
  export { pages, strings } from "./tests/support/content";
  export * from "./tests/support/copy-shape";
`);
const { industries, services, pages, strings } = content;
const { endsOnAnAct, isNounAndParticiple, repeatedSkeletons, sentencesOf } = content;
const NOT_PROSE = new Set([
  "image",
  "alt",
  "url",
  "link",
  "film",
  "video",
  "videoLabel",
  "poster",
  "posterAlt",
]);
const words = (text) => text.split(/\s+/).filter(Boolean).length;
const count = (list, test) => list.filter(test).length;

const cases = [...industries, ...services].flatMap(({ blocks }) => blocks);
const texts = cases.map(({ description }) => [description].flat().join(" "));
const lists = cases.flatMap(({ features }) => (features ? [features.benefits] : []));
const benefits = lists.flat();
const lengths = texts.map(words).sort((left, right) => left - right);

console.table({
  "use cases and blocks": { figure: texts.length },
  "of 45 to 55 words": { figure: count(lengths, (length) => length >= 45 && length <= 55) },
  "shortest, words": { figure: lengths[0] },
  "longest, words": { figure: lengths.at(-1) },
  "end on an employee's act": { figure: count(texts, endsOnAnAct) },
  "lists of benefits": { figure: lists.length },
  "with four": { figure: count(lists, ({ length }) => length === 4) },
  benefits: { figure: benefits.length },
  "noun and participle": { figure: count(benefits, isNounAndParticiple) },
});

const sentences = pages
  .flatMap((page) => strings(page))
  .filter(({ path }) => !NOT_PROSE.has(path.at(-1)))
  .flatMap(({ text }) => sentencesOf(text));
const repeated = repeatedSkeletons(sentences);
console.log(`${sentences.length} sentences; skeletons that more than three share: ${repeated.length}`);
for (const [skeleton, all] of repeated) console.log(`\n${all.length} × ${skeleton}\n  ${all.join("\n  ")}`);
