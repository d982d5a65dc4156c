import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { CONTACT_PARAMETER, isContactUrl } from "~/navigation/contact-url";

/** For root: a change of the modal and a link to the current page run no loader. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  // An answer has all data of the page, except the toast of a success. Loading would replace the captcha.
  const { actionResult } = args;
  if (actionResult != null && (actionResult.toast || !actionResult.sentAt)) return false;
  if (args.currentUrl.pathname !== args.nextUrl.pathname) return true;
  return isSameBesideContact(args) ? false : args.defaultShouldRevalidate;
}

/** For pages: a contact form changes root's toast only, and /career would issue another captcha. */
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
