import type { Dependencies, IssuedCaptcha } from "server/types";
import type { ShownCaptcha } from "~/forms/career/career-action-result";

interface CaptchaResponse {
  captcha: ShownCaptcha;
  cookie?: string;
}

/** A new captcha. The session remembers the last few, so that a form in an older tab can still be sent. */
export async function issueCaptcha(
  request: Request,
  { captchas, sessions }: Dependencies,
): Promise<CaptchaResponse> {
  const { captcha, issued } = captchas.issue();
  const earlier = await sessions.captchas(request);
  const cookie = await sessions.rememberCaptchas(request, [...earlier, issued]);
  return { captcha: { ...captcha, expiry: issued.expiry }, cookie };
}

/** The same captcha for another attempt; a new one when it has expired. */
export async function reissueCaptcha(
  request: Request,
  dependencies: Dependencies,
  issued: IssuedCaptcha | undefined,
): Promise<CaptchaResponse> {
  const { captchas, sessions } = dependencies;
  const captcha = issued && captchas.show(issued.id, await sessions.captchas(request));
  return captcha ? { captcha: { ...captcha, expiry: issued.expiry } } : issueCaptcha(request, dependencies);
}

export async function findIssuedCaptcha(
  request: Request,
  { sessions }: Dependencies,
  id: string,
): Promise<IssuedCaptcha | undefined> {
  const issued = await sessions.captchas(request);
  return id ? issued.find((captcha) => captcha.id === id) : issued.at(-1);
}

/** Whether an answer is right: spaces are ignored, lower case is wrong. Does not use the captcha up. */
export async function isCaptchaAnswer(
  request: Request,
  { captchas, sessions }: Dependencies,
  issued: IssuedCaptcha | undefined,
  answer: string,
): Promise<boolean> {
  const text = answer.replace(/\s/g, "");
  if (!issued || text !== text.toUpperCase()) return false;
  return captchas.matches(issued.id, text, await sessions.captchas(request));
}
