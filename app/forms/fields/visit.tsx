import { useRootData } from "~/hooks/route-data";

/** Its name in a posted form. */
export const VISIT = "visit";

/**
 * The addresses of the visit's first page and of what led there, as far as the browser says them itself. Nothing is stored
 * for it: the page that is loaded with a form has them from its request, and within a document the browser remembers.
 */
export function Visit() {
  const visit = useRootData()?.visit ?? visitInBrowser();
  return <input type="hidden" name={VISIT} value={visit} readOnly />;
}

function visitInBrowser(): string {
  if (typeof document === "undefined") return "";
  return `${performance.getEntriesByType("navigation")[0]?.name} ${document.referrer}`;
}
