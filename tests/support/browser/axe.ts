import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds against WCAG 2.2 AA and its own best practices. */
export async function problems(page: Page): Promise<string[]> {
  // Text can be found before its style sheet has loaded.
  await page.waitForLoadState();
  await page.evaluate(() => {
    // Text that fades in has little contrast at first. A toast fades out only after seconds.
    const short = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number(effect?.getComputedTiming().endTime) < 1000,
      );
    return Promise.allSettled(short.map(({ finished }) => finished));
  });
  const { violations, incomplete } = await new AxeBuilder({ page })
    // There are no frames, so axe needs no second page to merge their results.
    .setLegacyMode()
    .options({ resultTypes: ["violations", "incomplete"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  // axe files text in the colour of its background as incomplete, together with text over videos, which it cannot judge.
  const unreadable = incomplete
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`)),
    ...unreadable.map(({ target }) => `invisible: ${target.join(" ")}`),
  ];
}
