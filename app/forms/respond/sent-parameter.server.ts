import type { Toast } from "server/types";
import { formOf, successToast } from "~/forms/forms";
import { SENT_PARAMETER } from "~/navigation/contact-url";

/** As long as the cookie: a bookmarked or shared address confirms nothing. */
const LIFETIME_MS = 60_000;

/** The address after a success, for a browser that refuses the cookie of the toast. */
export function withSentParameter(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${SENT_PARAMETER}=${Date.now()}`;
}

/** The toast that the address of a request asks for, with the same id each time: with scripts it is shown once. */
export function toastOfUrl(url: URL): Toast | undefined {
  const sent = url.searchParams.get(SENT_PARAMETER);
  const isRecent = sent !== null && Math.abs(Date.now() - Number(sent)) < LIFETIME_MS;
  const form = formOf(url);
  if (!isRecent || !form) return undefined;
  return successToast(form, `${SENT_PARAMETER}-${sent}`);
}
