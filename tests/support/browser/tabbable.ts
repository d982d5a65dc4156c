import type { Page } from "@playwright/test";

/** The control that Tab has reached. */
export interface Stop {
  /** The control's number among all that Tab should reach, or -1. */
  index: number;
  name: string;
  /** Whether it or its label has a visible outline. */
  marked: boolean;
  /** Whether at least one line of it is in the viewport and its centre is uncovered: Firefox scrolls no further. */
  inView: boolean;
}

/** Numbers the controls of the page, or of its open dialog, that Tab has to reach; returns their names. */
export function markTabbable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, video[controls]",
    );
    const names: string[] = [];
    const groups = new Set<string>();
    for (const control of controls) {
      // Tab reaches one radio button of a group.
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

/** The control that has the focus, if one has. */
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
