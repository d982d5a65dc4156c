import { expect, test } from "vitest";
import { fillServices } from "~/content/pages/fill-services";
import { servicesPage } from "~/content/pages/services";
import { pilotReport } from "~/content/specimens/pilot-report";
import { runbookContents } from "~/content/specimens/runbook-contents";
import { signedPage } from "~/content/specimens/signed-page";

test("every specimen is marked as an example, and so is each of its figures", () => {
  for (const { mark, note } of [signedPage, pilotReport, runbookContents]) {
    expect(mark).toBe("Example");
    expect(note).toContain("invented");
  }
  const figures = [...signedPage.figures, ...pilotReport.figures, ...pilotReport.outcomes];
  expect(figures.filter(({ text }) => !text.endsWith("*"))).toEqual([]);
});

test("every line of the signed page says in the margin what it is for", () => {
  expect(signedPage.entries.filter(({ note }: { note?: string }) => !note)).toEqual([]);
});

test("a pilot's length, hours and liability stand on the page once the operator has said them", () => {
  const titles = (own: Parameters<typeof fillServices>[1]) =>
    fillServices(servicesPage, own).terms.items.map(({ title }) => title);
  expect(titles({ length: "Six weeks.", hours: "Four a week.", liability: "At the price." })).toEqual([
    ...titles({}),
    "How long it takes",
    "Hours of your own people",
    "Where liability ends",
  ]);
  const insured = fillServices(servicesPage, { insurance: "Two million." }).questions.items;
  expect(insured).toHaveLength(10);
  expect(insured.map(({ description }) => description)).toContain("Two million.");
});
