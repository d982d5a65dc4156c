import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { CONTACT_PARAMETER } from "~/navigation/contact-url";

/** `shouldRevalidate` of root and of every page: a change of the modal alone runs no loader. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  // An action's answer holds all the page needs; loading would replace the visitor's captcha.
  if (args.actionResult != null) return false;
  // Another page's data come from one address, the same for every visitor, so that they can be cached.
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
