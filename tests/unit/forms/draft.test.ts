import { expect, test } from "vitest";
import { industries } from "~/content/industries/index";
import { signedPage } from "~/content/specimens/signed-page";
import type { Draft, DraftField } from "~/content/types/specimens";
import { draftAsText, draftError, draftOf, draftTitle, numbersOf } from "~/forms/signed-page/draft";
import { draftUrl } from "~/navigation/draft-url";

const draftWith = (typed: Partial<Draft>) =>
  draftOf(draftUrl({ process: "Refunds", ...typed }).slice("/services".length)) ?? expect.unreachable();

test.each([
  ["82%", "95 %", { baseline: 82, target: 95 }],
  ["2,5 hours", "1.25", { baseline: 2.5, target: 1.25 }],
  ["7 to 0", "0", { baseline: 7, target: 0 }],
  ["١٢ يوما", "٣", { baseline: 12, target: 3 }],
  ["40k", "25k", undefined],
  ["1.250", "900", undefined],
  ["1 250", "900", undefined],
  ["12:30", "9:15", undefined],
  ["five days", "1 day", undefined],
])("%j and %j are drawn as %j, and stand in the title as they were typed", (baseline, target, numbers) => {
  const draft = draftWith({ baseline, target });
  expect(numbersOf(draft)).toEqual(numbers);
  expect(draftTitle(draft)).toBe(`Refunds: ${baseline} → ${target}, a draft`);
  expect(draftTitle({ ...draft, target: "" })).toBe("Refunds, a draft");
});

test("a draft's address has what was typed, and the address of the empty sheet has no draft", () => {
  const typed = { process: "100%41 A & B", baseline: "3\n4", source: "<b>{sum|1}" };
  expect(draftWith(typed)).toMatchObject(typed);
  for (const search of ["", "?process=&measure=%20", "?target=2"]) expect(draftOf(search)).toBeUndefined();
});

test("a field refuses nothing but too much text, and only the process may not stay empty", () => {
  expect(draftError("floor", draftWith({ floor: "話".repeat(100) }))).toBeUndefined();
  expect(draftError("floor", draftWith({ floor: "x".repeat(101) }))).toContain("100 characters");
  expect(draftError("source", draftWith({}))).toBeUndefined();
  expect(draftError("process", draftWith({ process: " ", target: "2" }))).toBe("Please name the process");
});

test("as a message it has every line, with a blank for each open value", () => {
  const text = draftAsText(signedPage, draftWith({ target: " 40k ", source: "the ledger" }));
  const lines = ["Process: Refunds", "Agreed (target): 40k", "Today (baseline): ____", "when: the ledger"];
  const clauses = signedPage.clauses.map(({ term }) => `${term}: `);
  for (const line of [...lines, ...clauses, "Pilot price: ____ (sum), payable"]) expect(text).toContain(line);
  expect(text).not.toMatch(/[*{}|]|undefined/);
});

test("the example and one case of each industry fit the sheet", () => {
  const cases = industries.flatMap(({ blocks }) => blocks.flatMap((block) => block.draft ?? []));
  expect(cases).toHaveLength(industries.length);
  for (const draft of [signedPage.example.lines, ...cases.map(draftWith)])
    for (const name of Object.keys(draft) as DraftField[])
      expect(draftError(name, draft), `${draft.process}: ${name}`).toBeUndefined();
});
