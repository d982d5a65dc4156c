import { useState } from "react";
import { useRootData } from "~/hooks/route-data";
import { useHydrated } from "~/hooks/use-hydrated";
import { addressOnLoad } from "~/navigation/address-on-load";

/** Its name in a posted form. */
export const VISIT = "visit";

/**
 * The visit's first page and what led there, as far as the browser says so itself. Nothing is stored for it: with scripts
 * the document remembers, and without them the page that has the form knows the page before.
 */
export function Visit() {
  const fromServer = useRootData()?.visit ?? "";
  const isHydrated = useHydrated();
  const [value] = useState(() => (isHydrated ? `${addressOnLoad()} ${document.referrer}` : fromServer));
  return <input type="hidden" name={VISIT} value={value} readOnly />;
}
