import { useLocation } from "@remix-run/react";
import { isDraftUrl } from "~/navigation/draft-url";

export const CONTACT_TABS = ["call", "message"] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

export const CONTACT_PARAMETER = "contact";

/** Added to the address after a success, when the browser refuses the toast's cookie. */
export const SENT_PARAMETER = "sent";

/** Undefined when the modal is closed. */
export function contactTabOf(search: string): ContactTab | undefined {
  const requested = new URLSearchParams(search).get(CONTACT_PARAMETER);
  return CONTACT_TABS.find((tab) => tab === requested);
}

export const useContactTab = () => contactTabOf(useLocation().search);

/** A query with the modal open at this tab, or closed. */
export function searchWith(search: string, tab?: ContactTab): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(SENT_PARAMETER);
  parameters.delete(CONTACT_PARAMETER);
  if (tab) parameters.set(CONTACT_PARAMETER, tab);
  const query = parameters.toString();
  return query && `?${query}`;
}

export function useContactUrl(): (tab: ContactTab) => string {
  const { pathname, search } = useLocation();
  // Cached pages are the same for every campaign: the links of a page without modal drop the query, except a draft's.
  const kept = contactTabOf(search) || isDraftUrl(search) ? search : "";
  return (tab) => pathname + searchWith(kept, tab);
}

export const isContactUrl = (url: string) => new URLSearchParams(url.split("?")[1]).has(CONTACT_PARAMETER);

export function useClosedUrl(): string {
  const { pathname, search } = useLocation();
  return pathname + searchWith(search);
}
