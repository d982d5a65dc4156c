/** A polite live region, rendered empty: screen readers often skip a region that arrives with its text. */
export function LiveRegion() {
  return (
    <div className="live-region" aria-live="polite">
      <p className="visually-hidden" />
    </div>
  );
}

/** The live region that screen readers hear now: a modal makes the others inert. */
export const liveRegion = (): Element | null =>
  (document.querySelector("dialog:modal") ?? document).querySelector(".live-region");

/** Announces a sentence; an empty string clears the last one. */
export function announce(sentence: string): void {
  const spoken = liveRegion()?.querySelector("p");
  if (spoken) spoken.textContent = sentence;
}
