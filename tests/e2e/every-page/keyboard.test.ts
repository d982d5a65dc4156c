import type { Page } from "@playwright/test";
import { expect, gateIf, test, visit } from "../../support/browser/test";

/** Numbers the controls of the page, or of its open dialog, that Tab has to reach; returns their names. */
function markTabbable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls]",
    );
    const names: string[] = [];
    for (const control of controls) {
      // Tab reaches one radio button of a group.
      const isSkipped = control.matches("[inert] *, :disabled, [type=radio]:not(:checked)");
      if (isSkipped || control.tabIndex < 0 || !control.checkVisibility({ checkVisibilityCSS: true }))
        continue;
      control.dataset.stop = String(names.length);
      names.push(control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName);
    }
    return names;
  });
}

/** The control that Tab has reached: its number or -1, and what is wrong with it. */
function focused(page: Page): Promise<{ index: number; faults: string[] } | undefined> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const label = control.closest("label");
    const isOutlined = (element: Element | null) => {
      const style = element && getComputedStyle(element);
      return !!style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    };
    // At least one line is in the viewport, and its centre is uncovered: browsers scroll no further.
    const { left, right, top, bottom } = (label ?? control).getBoundingClientRect();
    const [first, last] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    const [begin, end] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
    const isSeen = last - first >= 8 && end - begin >= 24;
    const above = isSeen ? document.elementFromPoint((begin + end) / 2, (first + last) / 2) : null;
    // Text may stand over the middle of a native player; its controls are at its foot.
    const isPlayer = control instanceof HTMLVideoElement;
    const isInView =
      above && (isPlayer || control.contains(above) || above.contains(control) || label?.contains(above));
    const faults: string[] = [];
    const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName;
    if (!control.dataset.stop) faults.push(`${name}: reached, but hidden`);
    if (!isOutlined(control) && !isOutlined(label)) faults.push(`${name}: the focus cannot be seen`);
    if (!isInView) faults.push(`${name}: not in view`);
    return { index: Number(control.dataset.stop ?? -1), faults };
  });
}

/** Presses a key through the page, or its open dialog, with an eye on each control; lists those it did not reach. */
async function walk(page: Page, key = "Tab"): Promise<string[]> {
  const names = await markTabbable(page);
  expect(names.length).toBeGreaterThan(5);
  const reached = new Set<number>();
  let last = -2;
  // Native players have several stops.
  for (let step = 0; step < names.length + 30; step += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    // Past the last control comes the browser itself.
    if (!stop && reached.size === names.length) break;
    if (!stop || stop.index === last) continue;
    last = stop.index;
    if (reached.has(stop.index)) break;
    reached.add(stop.index);
    // Content that enters the view for the first time is laid out then, and may move again.
    await expect.poll(async () => (await focused(page))?.faults).toEqual([]);
  }
  return names.filter((_, index) => !reached.has(index));
}

for (const width of [390, 1280])
  for (const url of ["/", "/career", "/customer-service", "/banking-service", "/landing", "/no-such-page"])
    test(
      `Tab reaches every control of ${url} at ${width}, with a visible focus`,
      gateIf(url === "/career" && width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, url);
        // It comes with the video.
        for (const hint of await page.getByText("Scroll to Explore").all()) await expect(hint).toBeVisible();
        expect(await walk(page)).toEqual([]);
        // Backwards a control enters the view at its top, where the bar is.
        await walk(page, "Shift+Tab");
      },
    );

test("Tab reaches every control of the contact modal, with a visible focus", async ({ page }) => {
  await visit(page, "/about?contact=message");
  // From the dialog's start, without the browser's own controls.
  await page.getByRole("dialog").focus();
  expect(await walk(page)).toEqual([]);
});
