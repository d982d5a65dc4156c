import { useEffect } from "react";

/** Sets attributes on the document after hydration, for the style sheets and the tests. */
export function useHydrationAttribute(): void {
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { hydrated: "", loaded: "" });
  }, []);
}
