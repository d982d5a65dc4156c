import { useRootData } from "~/hooks/route-data";

/** Its name in a posted form. */
export const COOKIE_CHECK = "cookie_check";

/**
 * Tells the action that this browser was handed a cookie, or says itself that it takes none: if none comes back with the
 * form, the confirmation cannot travel in one.
 */
export function CookieCheck() {
  const wasHandedOne = useRootData()?.setsCookie;
  const takesNone = typeof document !== "undefined" && !navigator.cookieEnabled;
  return wasHandedOne || takesNone ? <input type="hidden" name={COOKIE_CHECK} value="1" /> : null;
}
