// Which sentences of the copy promise, count or cite something, and where each stands.
import { contact } from "~/content/site/contact-modal";
import { footer } from "~/content/site/footer";
import { site } from "~/content/site/site";
import { listedPages, lists, singlePages, strings } from "./content";
import { sentencesOf } from "./copy-shape";

/** Names of files and addresses, and what a visitor would write. */
const NOT_SAID = new Set(
  "image alt url link film sound video videoLabel poster posterAlt number index kind practice cardColor placeholder logo time lines".split(
    " ",
  ),
);
/** Titles of a few words ("What we do") promise nothing that their text does not. */
const TITLE_WORDS = 6;
const WE = /\b(?:we|ours)\b|\bour (?!values\b|services\b)/i;
const TERMS = /\b(?:a|your) free\b|\btenancy\b|\bcookies?\b|\binvoiced\b/i;
const NUMBER = /\d/;
/** A law or standard, by its name or its letters. */
const RULE = /\b(?:regulation|directive|ordinance|Act)\b|\b[A-Z]{2,}[A-Z0-9]*\b|\bMiCA\b|\beIDAS\b|\beCMR\b/;
const NO_RULE =
  /\b(?:AI|KYC|FMCG|ROI|SOP|NY|VIDEO|DISCOVER|CAPABILITY|EXPLORE|SOLUTIONS|EU|BCG|MIT|NANDA|HIGH)\b/g;

export const isClaim = (sentence: string): boolean =>
  (WE.test(sentence) && sentence.split(" ").length > TITLE_WORDS) ||
  TERMS.test(sentence) ||
  NUMBER.test(sentence) ||
  RULE.test(sentence.replace(NO_RULE, ""));

const parts: [page: string, content: unknown][] = [
  ...singlePages.map((page): [string, unknown] => [page.meta.title, page]),
  ...listedPages.map((page): [string, unknown] => [page.url, page]),
  ["On several pages", lists],
  ["Contact window", contact],
  ["Footer", footer],
  ["Search engines", { description: site.description }],
];

/** Everything the site says, sentence by sentence, with its page. */
export const sayings: readonly { page: string; sentence: string }[] = parts.flatMap(([page, content]) =>
  strings(content)
    .filter(({ path }) => !path.some((field) => NOT_SAID.has(field)))
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => ({ page, sentence })),
);

/** The pages on which the words stand. */
export const pagesThatSay = (words: string): string[] => [
  ...new Set(sayings.filter(({ sentence }) => sentence.includes(words)).map(({ page }) => page)),
];
