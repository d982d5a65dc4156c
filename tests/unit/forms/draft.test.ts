import { expect, test } from "vitest";
import { signedPage } from "~/content/specimens/signed-page";
import { draftErrors, draftOf } from "~/forms/signed-page/draft";
import { draftTitle, pageAsText, writePage } from "~/forms/signed-page/write-page";
import { draftSearch } from "~/navigation/draft-url";

const TYPED = {
  process: "Refunds.",
  cases: "every refund",
  measure: "days from the complaint to the money",
  baseline: "1200",
  target: "400",
  unit: "days",
  floor: "90% are right",
  reading: "weekly",
  weeks: "8",
  source: "the ledger",
};
const draft = (typed: Record<string, string>) =>
  draftOf(`?${new URLSearchParams({ ...TYPED, ...typed } as Record<string, string>)}`);
const pageOf = (typed: Record<string, string>) => writePage(signedPage, draft(typed), "2 May 2026");
const textOf = (typed: Record<string, string>) => pageAsText(pageOf(typed));
const example = writePage(signedPage, draftOf(""));

test.each([
  [{}, {}],
  [{ unit: " ", baseline: "", target: "", weeks: "", source: "", cases: "", measure: "", floor: "" }, {}],
  [{ process: " " }, { process: /name the process/ }],
  [{ baseline: "eleven" }, { baseline: /only a number/ }],
  [{ baseline: "47:30" }, { baseline: /47:30 is 47.5/ }],
  [{ target: "1.250" }, { target: /1,250 or 1.25\?/ }],
  [{ target: "9".repeat(400) }, { target: /20 characters/ }],
  [{ target: "1 200" }, { target: /differs from the baseline/ }],
  [{ weeks: "27" }, { weeks: /4 to 26/ }],
  [{ weeks: "3" }, { weeks: /4 to 26/ }],
  [{ weeks: "8.5" }, { weeks: /4 to 26/ }],
  [
    { process: "x".repeat(81), source: "x".repeat(6_000) },
    { process: /80/, source: /100/ },
  ],
  [{ reading: "__proto__" }, {}],
])("what is typed as %j has these errors: %j", (typed, expected) => {
  const errors = draftErrors(draft(typed));
  expect(Object.keys(errors)).toEqual(Object.keys(expected));
  for (const [name, message] of Object.entries(expected))
    expect(errors[name as keyof typeof errors]).toMatch(message);
});

test("nothing typed has no errors", () => {
  expect(draftErrors(draftOf("?process="))).toEqual({});
});

test.each([
  [
    "on-time delivery",
    "82",
    "95",
    "% of orders",
    "On-time delivery: from 82% to 95% of orders, 13 points more.",
  ],
  [
    "On-time delivery",
    "82%",
    "95 %",
    "of orders",
    "On-time delivery: from 82% to 95% of orders, 13 points more.",
  ],
  ["On-time delivery", "٨٢٪", "٩٥٪", "", "On-time delivery: from 82% to 95%, 13 points more."],
  ["Errors", "3", "2", "per cent", "Errors: from 3% to 2%, 1 point less."],
  ["Scrap", "4.2", "2,5", "% of parts", "Scrap: from 4.2% to 2.5% of parts, 1.7 points less."],
  ["Picking", "40", "80", "orders per person", "Picking: from 40 to 80 orders per person, 100% more."],
  ["Crushing", "900", "1,200.0", "tonnes a day", "Crushing: from 900 to 1,200.0 tonnes a day, 33% more."],
  ["Tender", "5", "1", "days", "Tender: from 5 days to 1 day, 80% less."],
  ["Tender", "5", "1", "day", "Tender: from 5 days to 1 day, 80% less."],
  [
    "Ports",
    "2",
    "1",
    "amendments per hundred papers",
    "Ports: from 2 amendments per hundred papers to 1 amendment per hundred papers, 50% less.",
  ],
  ["iPad repairs", "3", "1", "losses", "iPad repairs: from 3 losses to 1 loss, 67% less."],
  ["Complaints", "100", "94", "", "Complaints: from 100 to 94, 6% less."],
  ["Complaints", "100", "86", "", "Complaints: from 100 to 86, 14% less."],
  ["Complaints", "1000", "998", "", "Complaints: from 1,000 to 998, 0.2% less."],
  ["Wrong deliveries", "7", "0", "", "Wrong deliveries: from 7 to none."],
  ["Wrong deliveries", "7", "0", "parcels", "Wrong deliveries: from 7 parcels to none."],
  ["Volunteers", "0", "5", "people", "Volunteers: from none to 5 people."],
  ["Score", "-12", "5", "points", "Score: from −12 to 5 points, 17 more."],
  ["Refunds", "12", "", "days", "Refunds: from 12 days to …… days."],
  ["Refunds", "", "", "", "Refunds: from …… to ……."],
])("%s from %s to %s %s", (process, baseline, target, unit, outcome) => {
  expect(pageOf({ process, baseline, target, unit }).clauses[0]?.text).toBe(outcome);
});

test("a draft is the example's page: with every sentence, and a blank where neither side has filled it in", () => {
  const page = pageOf({});
  expect(page.clauses.map(({ term }) => term)).toEqual(example.clauses.map(({ term }) => term));
  expect(page.subject).toBe("Refunds. Written on 2 May 2026, before anything is agreed.");
  const text = pageAsText(page);
  for (const typed of [
    "1,200 to 400 days, 67% less",
    "Every refund. ",
    "90% are right.",
    "8 weeks",
    "the ledger.",
  ])
    expect(text).toContain(typed);
  expect(text).not.toMatch(/\*|claim|undefined|\{/i);
  // With nothing but its name, a blank stands in every clause.
  const { clauses } = writePage(signedPage, draftOf("?process=Refunds"));
  for (const { term, text } of clauses) expect(text, term).toContain("……");
});

test("the example has no blank, and each of its figures is marked", () => {
  expect(pageAsText(example)).not.toMatch(/……|\{/);
  for (const { text } of example.figures) expect(text).toMatch(/\d+ [a-z ]+\*$/);
  expect(example.clauses[0]?.text).toMatch(/from 11\* to 2 working days\*, 82% less\*\.$/);
});

test("a case that is too rare for weeks is read on its past", () => {
  expect(textOf({ reading: "past" })).not.toContain("last four weeks");
  expect(textOf({})).not.toContain("listed before we see any");
});

test("what is wrong is left blank, and a slot in a field stays text", () => {
  const text = textOf({ process: "{target} <b>", baseline: "1.250", weeks: "99", source: "" });
  expect(text).toContain("{target} <b>: from …… to 400 days.");
  expect(text).toContain("…… weeks from the day");
  expect(text).not.toMatch(/1[.,]250|99/);
});

test("its title says what changes", () => {
  const title = (typed: Record<string, string>) =>
    draftTitle(draft({ process: "Invoice approval", ...typed }));
  expect(title({ baseline: "12", target: "3" })).toBe("Invoice approval: 12 → 3 days, a draft");
  expect(title({ baseline: "82%", target: "95", unit: "" })).toBe("Invoice approval: 82% → 95%, a draft");
  expect(title({ baseline: "" })).toBe("Invoice approval, a draft");
});

test("its address has what was typed, and nothing else", () => {
  const search = draftSearch({ process: "A & B", target: "", reading: "past" });
  expect(search).toBe("?process=A+%26+B&reading=past");
  expect(draftOf(search)).toMatchObject({ process: "A & B", target: "", reading: "past" });
});
