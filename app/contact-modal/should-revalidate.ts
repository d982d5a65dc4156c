import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { CONTACT_PARAMETER } from "~/contact-modal/contact-url";

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
  if (before.get(CONTACT_PARAMETER) === after.get(CONTACT_PARAMETER)) return false;
  before.delete(CONTACT_PARAMETER);
  after.delete(CONTACT_PARAMETER);
  return before.toString() === after.toString();
}
