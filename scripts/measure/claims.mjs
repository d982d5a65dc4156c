// `npm run claims`: what the site promises, counts and cites, as a check list for the owner of the firm.
import { readFileSync } from "node:fs";
import { importTypescript } from "../build/bundle.mjs";

const { claims, dueRules, pagesThatSay, products, industries, rules, services } = await importTypescript(`
  export { claims } from "./scripts/measure/claims/claims";
  export { dueRules, rules } from "./scripts/measure/claims/rules";
  export { products } from "~/content/products/index";
  export { industries } from "~/content/industries/index";
  export { services } from "~/content/services/index";
  export { pagesThatSay } from "./scripts/measure/claims/pages-that-say";
`);

console.log("# Claims to confirm\n");
for (const [title, list] of Object.entries(claims)) {
  console.log(`## ${title}\n`);
  for (const { confirm, words, ...notes } of list) {
    console.log(`- [ ] ${confirm}`);
    for (const [label, note] of Object.entries(notes)) console.log(`      ${label}: ${note}`);
    for (const quote of words) console.log(`      · ${pagesThatSay(quote).join(", ")}: “${quote}”`);
  }
  console.log();
}

console.log("## To look up again: last checked more than 180 days ago\n");
for (const { words, source, checked } of dueRules(rules, new Date()))
  console.log(`- [ ] ${checked}: ${source}\n      · “${words[0]}”`);

console.log(
  "\n## The products\n\nEach detail is in the present tense: the product does it today, or the text goes.\n",
);
for (const { url, product, sections } of products) {
  console.log(`- [ ] ${product} (${url})`);
  for (const { title, details } of sections)
    console.log(`      · ${title}: ${details.map(({ subtitle }) => subtitle).join(", ")}`);
}

console.log(
  "\n## The use cases\n\nEach describes what a pilot would build: the firm can build it, or the case goes.\n",
);
for (const { url, blocks } of [...industries, ...services])
  console.log(`- [ ] ${url}: ${blocks.map(({ title }) => title).join(" · ")}`);

console.log(
  "\n## What only the owner can say\n\nEach is a variable (server/README.md), and hidden or general until it is set.\n",
);
for (const [, name] of readFileSync(".env.example", "utf8").matchAll(/^#((?:OPERATOR|PRIVACY|TERMS)_\w+)=/gm))
  console.log(`- [ ] ${name}`);
