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

/** A new captcha, kept in the session for a form that does not name its own. */
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
  const captcha = issued && dependencies.captchas.show(issued);
  return captcha ? { captcha: { ...captcha, expiry: issued.expiry } } : issueCaptcha(request, dependencies);
}

/** The captcha that the form names, by its session or by the id's own signature; without an id the session's newest. */
export async function findIssuedCaptcha(
  request: Request,
  { captchas, sessions }: Dependencies,
  id: string,
): Promise<IssuedCaptcha | undefined> {
  const issued = await sessions.captchas(request);
  // Pages that are opened at once each set the cookie, and the last one wins.
  return id ? (issued.find((captcha) => captcha.id === id) ?? captchas.find(id)) : issued.at(-1);
}

interface PostedCaptcha extends Pick<ParsedSubmission, "fields" | "hidden"> {
  issuedCaptcha: IssuedCaptcha | undefined;
}

/** What is wrong with an answer, or undefined. Does not use the captcha up. */
export function captchaViolation(
  { captchas }: Dependencies,
  { issuedCaptcha, fields, hidden }: PostedCaptcha,
): string | undefined {
  if (issuedCaptcha && captchas.show(issuedCaptcha)) {
    const answer = captchaAnswer(fieldText(fields, "captcha"));
    return captchas.matches(issuedCaptcha, answer) ? undefined : careerMessages.captcha;
  }
  return hidden("captcha_id") ? captchaMessages.expired : careerMessages.captcha;
}
