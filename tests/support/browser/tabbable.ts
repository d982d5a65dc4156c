import type { Page } from "@playwright/test";

/** What Tab has just reached. */
export interface Stop {
  /** The control's place among all that Tab should reach; -1: one that it should not. */
  index: number;
  name: string;
  /** Whether a line around it, or around the label it stands in, shows where the focus is. */
  marked: boolean;
  /** Whether it can be seen: in the viewport, and nothing over its middle. */
  inView: boolean;
}

/** Numbers everything in a page, or in an open dialog, that a keyboard has to reach; gives their names. */
export function markTabbable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls]",
    );
    const names: string[] = [];
    const groups = new Set<string>();
    for (const control of controls) {
      // Of radios that belong together Tab reaches one.
      const group = control instanceof HTMLInputElement && control.type === "radio" ? control : undefined;
      const form = group?.form?.id ?? "";
      if (group && (groups.has(`${form} ${group.name}`) || !group.checked)) continue;
      if (
        control.closest("[inert]") ||
        control.tabIndex < 0 ||
        control.matches(":disabled") ||
        !control.checkVisibility({ checkVisibilityCSS: true })
      )
        continue;
      if (group) groups.add(`${form} ${group.name}`);
      control.dataset.stop = String(names.length);
      names.push(control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName);
    }
    return names;
  });
}

/** What has the focus; undefined when the page itself has it, before the first and after the last control. */
export function focused(page: Page): Promise<Stop | undefined> {
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
    const y = shown.top + shown.height / 2;
    const top = document.elementFromPoint(x, y);
    return {
      index: Number(control.dataset.stop ?? -1),
      name: control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName,
      marked: outlined(control) || outlined(label),
      // A native player's controls lie along its foot; text may stand over its middle.
      inView:
        !!top &&
        (control instanceof HTMLVideoElement ||
          control.contains(top) ||
          top.contains(control) ||
          (label?.contains(top) ?? false)),
    };
  });
}
