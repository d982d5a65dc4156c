import { expect, test } from "vitest";
import { owner } from "~/content/owner";
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

test("a pilot's length, its liability and insurance stand on the page once the owner has said them", () => {
  const fill = (facts: Partial<typeof owner>) => fillServices(servicesPage, { ...owner, ...facts });
  const { items } = fill({
    typicalPilot: "Six weeks.",
    longestPilot: "At most ten.",
    liability: "At the price.",
  }).terms;
  expect(items).toEqual([
    ...fill({}).terms.items,
    { title: "How long it takes", description: "Six weeks. At most ten." },
    { title: "Where liability ends", description: "At the price." },
  ]);
  const insured = fill({ insurance: "Two million." }).questions.items;
  expect(insured).toHaveLength(10);
  expect(insured.map(({ description }) => description)).toContain("Two million.");
});
