/**
 * Changes the page in a view transition of what the styles name in the element with `data-transitioning`. False in a browser
 * without view transitions, where the caller changes the page.
 */
export function transitionTo(element: HTMLElement, change: () => void): boolean {
  if (!("startViewTransition" in document)) return false;
  element.dataset.transitioning = "";
  const { finished } = document.startViewTransition(change);
  finished.finally(() => delete element.dataset.transitioning);
  return true;
}
