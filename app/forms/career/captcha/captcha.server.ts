import type { Dependencies, IssuedCaptcha } from "server/types";
import { captchaAnswer } from "~/forms/career/captcha/captcha-answer";
import { captchaMessages } from "~/forms/career/captcha/captcha-text.server";
import type { ShownCaptcha } from "~/forms/career/career-action-result";
import { careerMessages } from "~/forms/career/career-text";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { fieldText } from "~/forms/parse/pick-fields.server";

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

interface PostedCaptcha extends Pick<ParsedSubmission, "fields" | "hidden"> {
  issuedCaptcha: IssuedCaptcha | undefined;
}

/** What is wrong with an answer, or undefined. Does not use the captcha up. */
export async function captchaViolation(
  request: Request,
  { captchas, sessions }: Dependencies,
  { issuedCaptcha, fields, hidden }: PostedCaptcha,
): Promise<string | undefined> {
  const issued = await sessions.captchas(request);
  if (issuedCaptcha && captchas.show(issuedCaptcha.id, issued)) {
    const answer = captchaAnswer(fieldText(fields, "captcha"));
    return captchas.matches(issuedCaptcha.id, answer, issued) ? undefined : careerMessages.captcha;
  }
  if (!hidden("captcha_id")) return careerMessages.captcha;
  // A browser drops the cookie some time after its captchas have expired.
  const expiry = hidden("captcha_expiry");
  const mayHaveExpired = expiry !== "" && Number(expiry) <= Date.now();
  const sendsCookies = request.headers.has("Cookie");
  return sendsCookies || mayHaveExpired ? captchaMessages.expired : captchaMessages.withoutCookie;
}
