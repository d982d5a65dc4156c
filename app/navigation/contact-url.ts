import { useLocation } from "@remix-run/react";

export const CONTACT_TABS = ["call", "message"] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

export const CONTACT_PARAMETER = "contact";

export const contactSearch = (tab: ContactTab) => `?${CONTACT_PARAMETER}=${tab}`;

/** The tab of the contact modal that a query asks for; undefined when the modal is closed. */
export function contactTabOf(search: string): ContactTab | undefined {
  const requested = new URLSearchParams(search).get(CONTACT_PARAMETER);
  return CONTACT_TABS.find((tab) => tab === requested);
}

export const useContactTab = () => contactTabOf(useLocation().search);

export function useContactUrl(): (tab: ContactTab) => string {
  const { pathname } = useLocation();
  return (tab) => pathname + contactSearch(tab);
}

export const isContactUrl = (url: string) => new URLSearchParams(url.split("?")[1]).has(CONTACT_PARAMETER);

export function useClosedUrl(): string {
  return useLocation().pathname;
}
