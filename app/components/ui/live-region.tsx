import type { ReactNode } from "react";

/**
 * Says politely what happens, with what is put into it. It stands in the page, and in the dialog, before anything is said:
 * a region that comes with its words is often not read out.
 */
export function LiveRegion({ children }: { children?: ReactNode }) {
  return (
    <div className="live-region" aria-live="polite">
      <p className="visually-hidden" />
      {children}
    </div>
  );
}
