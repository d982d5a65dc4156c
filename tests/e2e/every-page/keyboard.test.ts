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
      if (
        control.closest("[inert]") ||
        control.tabIndex < 0 ||
        // Tab reaches one radio button of a group.
        control.matches(":disabled, [type=radio]:not(:checked)") ||
        !control.checkVisibility({ checkVisibilityCSS: true })
      )
        continue;
      control.dataset.stop = String(names.length);
      names.push(control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName);
    }
    return names;
  });
}

/**
 * The control that Tab has reached: its number or -1, its name, whether it or its label has a visible outline, and whether
 * at least one line of it is in the viewport and its centre is uncovered: Firefox scrolls no further.
 */
function focused(page: Page) {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const label = control.closest("label");
    const outlined = (element: Element | null) => {
      const style = element && getComputedStyle(element);
      return !!style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    };
    const shown = (label ?? control).getBoundingClientRect();
    const x = shown.left + shown.width / 2;
    const [first, last] = [Math.max(shown.top, 0), Math.min(shown.bottom, window.innerHeight)];
    const y = (first + last) / 2;
    const top = last - first < 8 ? null : document.elementFromPoint(x, y);
    return {
      index: Number(control.dataset.stop ?? -1),
      name: control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName,
      marked: outlined(control) || outlined(label),
      // Text may stand over the middle of a native player; its controls are at its foot.
      inView:
        !!top &&
        (control instanceof HTMLVideoElement ||
          control.contains(top) ||
          top.contains(control) ||
          (label?.contains(top) ?? false)),
    };
  });
}

/** Presses Tab through the page, or its open dialog, and lists what was wrong. */
async function walk(page: Page): Promise<string[]> {
  const names = await markTabbable(page);
  const reached = new Set<number>();
  const wrong: string[] = [];
  let last = -2;
  // Native players have several stops.
  for (let step = 0; step < names.length + 30 && reached.size < names.length + 1; step += 1) {
    await page.keyboard.press("Tab");
    let stop = await focused(page);
    // Content that enters the view for the first time is laid out then, and may move again.
    for (let looks = 0; looks < 5 && stop && !stop.inView; looks += 1) {
      await page.waitForTimeout(100);
      stop = await focused(page);
    }
    // Past the last control comes the browser itself.
    if (!stop && reached.size === names.length) break;
    if (!stop || stop.index === last) continue;
    last = stop.index;
    if (reached.has(stop.index)) break;
    reached.add(stop.index);
    if (stop.index < 0) wrong.push(`${stop.name}: reached, but hidden`);
    if (!stop.marked) wrong.push(`${stop.name}: the focus cannot be seen`);
    if (!stop.inView) wrong.push(`${stop.name}: not in view`);
  }
  for (const [index, name] of names.entries()) {
    if (!reached.has(index)) wrong.push(`${name}: not reached`);
  }
  return wrong;
}

for (const width of [390, 1280]) {
  for (const url of ["/", "/career", "/customer-service", "/banking-service", "/landing", "/no-such-page"]) {
    test(
      `Tab reaches every control of ${url} at ${width}, with a visible focus`,
      gateIf(url === "/career" && width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, url);
        // It comes with the film.
        for (const hint of await page.getByText("Scroll to Explore").all()) await expect(hint).toBeVisible();
        expect(await walk(page)).toEqual([]);
      },
    );
  }
}

test("Tab reaches every control of the contact modal, with a visible focus", async ({ page }) => {
  await visit(page, "/about?contact=message");
  // From the dialog's start, without the browser's own controls.
  await page.getByRole("dialog").focus();
  expect(await walk(page)).toEqual([]);
});
