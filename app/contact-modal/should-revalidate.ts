import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { CONTACT_PARAMETER, isContactUrl } from "~/navigation/contact-url";

/** Of root: neither a change of the modal alone nor a link to the current page runs a loader. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  // An answer holds all the page needs, except the toast of a form that was sent. Loading would replace the captcha.
  const { actionResult } = args;
  if (actionResult != null && (actionResult.toast || !actionResult.sentAt)) return false;
  // Another page's data come from one address, the same for every visitor, so that they can be cached.
  if (args.currentUrl.pathname !== args.nextUrl.pathname) return true;
  return isSameBesideContact(args) ? false : args.defaultShouldRevalidate;
}

/** Of every page: what a sent contact form changes is root's toast, and /career would issue another captcha. */
export const shouldRevalidatePage = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formAction && isContactUrl(args.formAction) ? false : shouldRevalidate(args);

function isSameBesideContact({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return !formMethod && searchBesideContact(currentUrl) === searchBesideContact(nextUrl);
}

function searchBesideContact({ search }: URL): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(CONTACT_PARAMETER);
  return parameters.toString();
}
