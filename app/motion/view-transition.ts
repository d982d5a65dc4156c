/**
 * Changes the page in a view transition, in which one element becomes another: the styles name what has `data-growing`.
 * False in a browser without view transitions, where the caller changes the page.
 */
export function growInto(from: HTMLElement, to: HTMLElement, change: () => void): boolean {
  if (!("startViewTransition" in document)) return false;
  from.dataset.growing = "";
  const { finished } = document.startViewTransition(() => {
    delete from.dataset.growing;
    to.dataset.growing = "";
    change();
  });
  finished.finally(() => delete to.dataset.growing);
  return true;
}
