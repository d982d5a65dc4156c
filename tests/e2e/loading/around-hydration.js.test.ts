import type { Page } from "@playwright/test";
import { aroundHydration } from "../../support/browser/around-hydration";
import { expect, test } from "../../support/browser/test";
import { nightly } from "../../support/nightly";

// Nightly: each act is tried at random moments, and few of them prove little.
test.describe.configure({ timeout: 300_000 });

const industry = (page: Page) => page.locator(".solutions-switcher__choices label", { hasText: "Aviation" });

test(
  "an industry chosen in the switcher stays chosen",
  nightly("random moments"),
  async ({ page, consoleErrors }) => {
    await aroundHydration(page, consoleErrors, {
      path: "/",
      target: industry,
      look: () => {
        const cards = Array.from(document.querySelectorAll<HTMLElement>(".solutions-switcher__card"));
        const shown = cards.filter((card) => card.offsetWidth > 0);
        return shown.map((card) => card.querySelector("h3")?.textContent).join();
      },
      states: ["Banking", "Aviation"],
    });
  },
);

test(
  "the link of an industry that was just chosen leads there",
  nightly("random moments"),
  async ({ page, consoleErrors }) => {
    await aroundHydration(page, consoleErrors, {
      path: "/",
      prepare: () => industry(page).click(),
      target: () => page.getByRole("link", { name: "EXPLORE SOLUTIONS: Aviation" }),
      outcome: () => expect(page).toHaveURL(/\/aviation-service$/),
    });
  },
);

test("a section's VIDEO stays chosen", nightly("random moments"), async ({ page, consoleErrors }) => {
  await aroundHydration(page, consoleErrors, {
    path: "/contract-lifecycle",
    target: () => page.locator(".view-toggle").first().getByText("VIDEO"),
    look: () => {
      const video = document.querySelector<HTMLElement>(".showcase__video");
      return video ? String(video.offsetWidth > 0) : undefined;
    },
    states: ["false", "true"],
  });
});

test("a menu in the header bar stays open", nightly("random moments"), async ({ page, consoleErrors }) => {
  await aroundHydration(page, consoleErrors, {
    path: "/about",
    target: () => page.getByRole("button", { name: "Solutions" }),
    look: () => String(document.querySelector(".dropdown:popover-open") !== null),
    states: ["false", "true"],
  });
});

test(
  "the link of a menu that was just opened leads there",
  nightly("random moments"),
  async ({ page, consoleErrors }) => {
    await aroundHydration(page, consoleErrors, {
      path: "/about",
      prepare: () => page.getByRole("button", { name: "Solutions" }).click(),
      target: () => page.locator(".dropdown").getByRole("link", { name: "Healthcare" }),
      outcome: () => expect(page).toHaveURL(/\/healthcare-service$/),
    });
  },
);

test.describe("on a phone", () => {
  // Without motion, sliding elements start in their final place.
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

  test("the menu stays open", nightly("random moments"), async ({ page, consoleErrors }) => {
    await aroundHydration(page, consoleErrors, {
      path: "/about",
      target: () => page.getByRole("button", { name: "Menu" }).first(),
      look: () => String(document.querySelector(".mobile-menu:popover-open") !== null),
      states: ["false", "true"],
      outcome: () => expect(page.getByRole("button", { name: "Close menu" })).toBeFocused(),
    });
  });

  test("a group of the menu stays open", nightly("random moments"), async ({ page, consoleErrors }) => {
    await aroundHydration(page, consoleErrors, {
      path: "/about",
      prepare: () => page.getByRole("button", { name: "Menu" }).first().click(),
      target: () => page.locator(".mobile-menu summary").first(),
      look: () => {
        const open = document.querySelectorAll(".mobile-menu:popover-open details[open] > summary");
        return Array.from(open, (summary) => summary.textContent).join();
      },
      states: ["", "Capabilities"],
    });
  });
});

test.describe("films", () => {
  test.use({ films: true });
  for (const [name, opposite] of [
    ["Pause", "Play"],
    ["Unmute", "Mute"],
  ] as const) {
    test(
      `${name} works as soon as it appears`,
      nightly("random moments"),
      async ({ page, consoleErrors }) => {
        await aroundHydration(page, consoleErrors, {
          path: "/services",
          target: () => page.locator(".hero"),
          act: () =>
            page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => button.click()),
          look: () => {
            const buttons = document.querySelectorAll<HTMLElement>(".hero .video-controls button");
            const names = Array.from(buttons, (button) => button.innerText.trim());
            return buttons[0]?.checkVisibility() ? names.join() : undefined;
          },
          states: name === "Pause" ? ["Unmute,Pause", "Unmute,Play"] : ["Unmute,Pause", "Mute,Pause"],
          outcome: () => expect(page.getByRole("button", { name: opposite, exact: true })).toBeVisible(),
        });
      },
    );
  }
});
