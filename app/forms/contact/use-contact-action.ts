import { useLocation } from "@remix-run/react";
import { type ContactTab, contactSearch } from "~/navigation/contact-url";

/** The address that a form of the contact modal is posted to: the page it is on. */
export function useContactAction(tab: ContactTab): string {
  const { pathname } = useLocation();
  const search = contactSearch(tab);
  // Remix needs `?index` to tell the home page's action from root's.
  return pathname === "/" ? `/?index&${search.slice(1)}` : pathname + search;
}
