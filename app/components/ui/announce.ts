/** The live region that assistive technology reads now: all outside an open dialog is inert. */
export const liveRegion = (): Element | null =>
  (document.querySelector("dialog:modal") ?? document).querySelector(".live-region");

/** Says a sentence that is not shown; an empty one takes the last back. */
export function announce(sentence: string): void {
  const spoken = liveRegion()?.querySelector("p");
  if (spoken) spoken.textContent = sentence;
}
