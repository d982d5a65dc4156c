import type { Page } from "@playwright/test";
import { aroundHydration } from "../../support/browser/around-hydration";
import { expect, test } from "../../support/browser/test";

test.describe.configure({ timeout: 120_000 });

const industries = (page: Page) => page.locator(".solutions-switcher__choices");
const choice = (page: Page, name: string) => industries(page).locator("label", { hasText: name });

const shownIndustry = () => {
  const cards = Array.from(document.querySelectorAll<HTMLElement>(".solutions-switcher__card"));
  const shown = cards.filter((card) => card.offsetWidth > 0);
  return shown.length ? shown.map((card) => card.querySelector("h3")?.textContent).join() : undefined;
};

test("an industry chosen in the switcher stays chosen", async ({ page, consoleErrors }) => {
  await aroundHydration(page, consoleErrors, {
    path: "/",
    target: () => choice(page, "Aviation"),
    look: shownIndustry,
    states: ["Banking", "Aviation"],
  });
});

test("the link of an industry that was just chosen leads there", async ({ page, consoleErrors }) => {
  await aroundHydration(page, consoleErrors, {
    path: "/",
    prepare: () => choice(page, "Aviation").click(),
    target: () => page.locator(".solutions-switcher__card", { hasText: "Aviation" }).getByRole("link"),
    outcome: () => expect(page).toHaveURL(/\/aviation-service$/),
  });
});

test("a section's VIDEO stays chosen", async ({ page, consoleErrors }) => {
  const toggle = page.locator(".feature-panels__toggle").first();
  await aroundHydration(page, consoleErrors, {
    path: "/contract-lifecycle",
    target: () => toggle.getByText("VIDEO"),
    look: () => {
      const video = document.querySelector<HTMLElement>(".feature-panels__video");
      return video ? String(video.offsetWidth > 0) : undefined;
    },
    states: ["false", "true"],
  });
});
