import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { signedPage } from "~/content/specimens/signed-page";
import { draftErrors, draftFields, draftOf } from "~/forms/signed-page/draft";
import { pageAsText, writePage } from "~/forms/signed-page/write-page";
import { draftSearch } from "~/navigation/draft-url";

const cases = industries.flatMap(({ url, blocks }) =>
  blocks.flatMap((block) => (block.draft ? [{ url, block, draft: block.draft }] : [])),
);

test("each industry has one case with a draft", () => {
  expect(cases.map(({ url }) => url)).toEqual(industries.map(({ url }) => url));
});

test.each(cases)("$url and its draft name the same measure, window and way of reading", ({
  block,
  draft,
}) => {
  const rows = block.layout === "table" ? block.rows.flat() : [];
  const said = [block.description, rows].flat(2).filter((text) => text.includes(draft.measure));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`${draft.weeks} weeks`);
  expect(said[0]).toMatch(draft.reading === "past" ? /\b(?:past|last)\b/ : /\b(?:week by week|every week)\b/);

  const typed = draftOf(draftSearch(draft));
  expect(draftErrors(typed)).toEqual({});
  const written = pageAsText(writePage(signedPage, typed)).toLowerCase();
  const onPage = draftFields.filter(
    (name) => draft[name as keyof typeof draft] && !["unit", "reading"].includes(name),
  );
  for (const name of onPage) expect(written, name).toContain(typed[name].toLowerCase());
  expect(written).toContain(`${draft.weeks} weeks`);
  expect(written.includes("last four weeks")).toBe(draft.reading === "weekly");
});
