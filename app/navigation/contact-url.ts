import { useLocation } from "@remix-run/react";

const TABS = ["call", "message"] as const;
export type ContactTab = (typeof TABS)[number];

export const CONTACT_PARAMETER = "contact";
const queryOf = (tab: ContactTab) => `?${CONTACT_PARAMETER}=${tab}`;

/** The tab of the contact modal that the URL asks for; undefined when it is closed (DESIGN.md, "Contact modal"). */
export function useContactTab(): ContactTab | undefined {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(CONTACT_PARAMETER);
  return TABS.find((tab) => tab === asked);
}

/** Where a link has to point so that the modal opens on the page it is drawn on. */
export function useContactUrl(): (tab: ContactTab) => string {
  const { pathname } = useLocation();
  return (tab) => pathname + queryOf(tab);
}

/** Whether an address, or its query alone, asks for the modal. */
export const isContactUrl = (url: string) => new URLSearchParams(url.split("?")[1]).has(CONTACT_PARAMETER);

/** Whether the query of an address says nothing but whether the modal is open. */
export const isContactSearch = (search: string) =>
  search === "" || TABS.some((tab) => search === queryOf(tab));

/** The page without the modal. */
export function useClosedUrl(): string {
  return useLocation().pathname;
}
