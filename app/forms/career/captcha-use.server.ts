import type { IssuedCaptcha, Services } from "../../../server/services/types";

/** Captchas used by a submission that then could not be delivered: that submission alone may use them again. */
const returned = new Map<string, { submissionId: string; expiry: number }>();

/**
 * Uses a captcha up, once, in the store, before anything is sent: two requests with one captcha cannot both pass, also
 * on two machines. After an upstream failure the visitor sees the same captcha and tries again; `giveBack` makes that
 * possible for the same submission only, so an answered captcha is still good for one application.
 * The price: another machine, or this one after a restart, does not know of it and asks for a new captcha.
 */
export async function takeUp(
  services: Services,
  issued: IssuedCaptcha,
  submissionId: string,
): Promise<boolean> {
  if (await services.captchas.consume(issued)) return true;
  const mayRetry = returned.get(issued.id)?.submissionId === submissionId;
  if (mayRetry) returned.delete(issued.id);
  return mayRetry;
}

/** Lets the submission that used it up try again. */
export function giveBack(issued: IssuedCaptcha, submissionId: string): void {
  const now = Date.now();
  for (const [id, { expiry }] of returned) if (expiry < now) returned.delete(id);
  returned.set(issued.id, { submissionId, expiry: issued.expiry });
}
