import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { signedPage } from "~/content/specimens/signed-page";
import {
  draftAsText,
  draftError,
  draftOf,
  draftRules,
  draftTitle,
  numbersOf,
} from "~/forms/signed-page/draft";
import { draftUrl } from "~/navigation/draft-url";

const draftWith = (typed: Record<string, string>) => {
  const draft = draftOf(new URL(draftUrl({ process: "Refunds", ...typed }), "http://site.test").search);
  if (!draft) throw new Error("not a draft");
  return draft;
};

/** As people of ten trades type their two numbers. */
test.each([
  ["11", "2", { baseline: 11, target: 2 }],
  ["5 days late", "1 day late", { baseline: 5, target: 1 }],
  ["82%", "95 %", { baseline: 82, target: 95 }],
  ["2,5 hours", "1.25", { baseline: 2.5, target: 1.25 }],
  ["7 to 0", "0", { baseline: 7, target: 0 }],
  ["١٢ يوما", "٣", { baseline: 12, target: 3 }],
  ["€ 1.2m", "€ 900k", undefined],
  ["40k", "25k", undefined],
  ["1.250", "900", undefined],
  ["1 250", "900", undefined],
  ["12:30", "9:15", undefined],
  ["five days", "1 day", undefined],
  ["11", "", undefined],
])("%j and %j are drawn as %j, and stand in the title as they were typed", (baseline, target, numbers) => {
  const draft = draftWith({ baseline, target });
  expect(numbersOf(draft)).toEqual(numbers);
  expect(draftTitle(draft)).toBe(target ? `Refunds: ${baseline} → ${target}, a draft` : "Refunds, a draft");
});

test("a draft's address has what was typed, and the address of the empty sheet has no draft", () => {
  const typed = { process: "100%41 A & B", baseline: "3\n4", source: "<b>{sum|1}" };
  expect(draftWith(typed)).toMatchObject(typed);
  for (const search of ["", "?process=&measure=%20", "?target=2"]) expect(draftOf(search)).toBeUndefined();
});

test("a field refuses nothing but too much text, and only the process may not stay empty", () => {
  const { limit } = draftRules.floor;
  expect(draftError("floor", draftWith({ floor: "話".repeat(limit) }))).toBeUndefined();
  expect(draftError("floor", draftWith({ floor: "x".repeat(limit + 1) }))).toBe(
    "Please keep this to 100 characters",
  );
  expect(draftError("source", draftWith({}))).toBeUndefined();
  expect(draftError("process", draftWith({ process: " ", target: "2" }))).toBe("Please name the process");
});

test("as a message it has every line, with a blank for each open value", () => {
  const text = draftAsText(signedPage, draftWith({ target: " 40k ", source: "the ledger {sum|1}" }));
  const lines = [
    "Process: Refunds",
    "Agreed (target): 40k",
    "Today (baseline): ____",
    "reads it, where and when: the ledger",
  ];
  for (const line of [
    ...lines,
    "Pilot price: ____ (sum), payable",
    ...signedPage.clauses.map(({ term }) => `${term}: `),
  ])
    expect(text).toContain(line);
  expect(text.replace("{sum|1}", "")).not.toMatch(/[*{}|]|undefined/);
});

test("each industry has one case whose draft fits the sheet", () => {
  for (const { url, blocks } of industries) {
    const drafts = blocks.flatMap((block) => block.draft ?? []);
    expect(drafts, url).toHaveLength(1);
    const draft = draftWith({ ...drafts[0] });
    for (const name of ["process", "measure", "cases", "floor"] as const) {
      expect(draft[name], `${url}: ${name}`).not.toBe("");
      expect(draftError(name, draft), `${url}: ${name}`).toBeUndefined();
    }
  }
});

test("the example's lines fit their fields", () => {
  for (const name of Object.keys(draftRules) as (keyof typeof draftRules)[])
    expect(draftError(name, signedPage.example.lines), name).toBeUndefined();
});
