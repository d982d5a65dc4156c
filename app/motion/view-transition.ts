import { REDUCED_MOTION } from "~/hooks/media-queries";

/**
 * Changes the page in a view transition, in which one element becomes another: the styles name what has `data-growing`.
 * False where the browser has no view transitions, or the visitor prefers less motion.
 */
export function growInto(from: HTMLElement, to: HTMLElement, change: () => void): boolean {
  if (!("startViewTransition" in document) || window.matchMedia(REDUCED_MOTION).matches) return false;
  from.dataset.growing = "";
  const { finished } = document.startViewTransition(() => {
    delete from.dataset.growing;
    to.dataset.growing = "";
    change();
  });
  finished.finally(() => delete to.dataset.growing);
  return true;
}
