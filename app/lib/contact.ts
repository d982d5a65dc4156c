import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useLocation } from "@remix-run/react";

const TABS = ["call", "message"] as const;
export type ContactTab = (typeof TABS)[number];

const PARAMETER = "contact";
const queryOf = (tab: ContactTab) => `?${PARAMETER}=${tab}`;

/** The tab of the contact modal that the URL asks for; undefined when it is closed (DESIGN.md, "Contact modal"). */
export function useContactTab(): ContactTab | undefined {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(PARAMETER);
  return TABS.find((tab) => tab === asked);
}

/** Where a link has to point so that the modal opens on the page it is drawn on. */
export function useContactUrl(): (tab: ContactTab) => string {
  const { pathname } = useLocation();
  return (tab) => pathname + queryOf(tab);
}

/** Whether an address, or its query alone, asks for the modal. */
export const isContactUrl = (url: string) => new URLSearchParams(url.split("?")[1]).has(PARAMETER);

/** Whether the query of an address says nothing but whether the modal is open. */
export const isContactSearch = (search: string) =>
  search === "" || TABS.some((tab) => search === queryOf(tab));

/** The page without the modal. */
export function useClosedUrl(): string {
  return useLocation().pathname;
}

/**
 * `shouldRevalidate` of root and of every page: opening, closing or switching the modal asks for no data, for only its
 * parameter has changed.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  // An action that answers with the page itself, not with a redirect, has said all there is: loading again would put a
  // new captcha under the visitor's hands, or ask a server that is about to stop.
  if (args.actionStatus !== undefined) return false;
  // Another page: all of its data in one address, the same for everybody, which is kept as bytes and prefetched as such.
  if (args.currentUrl.pathname !== args.nextUrl.pathname) return true;
  return isContactChangeOnly(args) ? false : args.defaultShouldRevalidate;
}

function isContactChangeOnly({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return false;
  const before = new URLSearchParams(currentUrl.search);
  const after = new URLSearchParams(nextUrl.search);
  if (before.get(PARAMETER) === after.get(PARAMETER)) return false;
  before.delete(PARAMETER);
  after.delete(PARAMETER);
  return before.toString() === after.toString();
}
