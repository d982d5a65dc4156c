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
