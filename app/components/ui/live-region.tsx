import type { ReactNode } from "react";

/**
 * A polite live region. The page and the dialog render it empty: a region that arrives together with its text is often
 * not read out.
 */
export function LiveRegion({ children }: { children?: ReactNode }) {
  return (
    <div className="live-region" aria-live="polite">
      <p className="visually-hidden" />
      {children}
    </div>
  );
}

/** The live region that assistive technology reads now: everything outside an open dialog is inert. */
export const liveRegion = (): Element | null =>
  (document.querySelector("dialog:modal") ?? document).querySelector(".live-region");

/** Announces a sentence without showing it; an empty string clears the last one. */
export function announce(sentence: string): void {
  const spoken = liveRegion()?.querySelector("p");
  if (spoken) spoken.textContent = sentence;
}
