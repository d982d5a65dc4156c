import type { ActionFunctionArgs } from "@remix-run/node";
import type { Dependencies, IssuedCaptcha } from "server/types";
import type { ShownCaptcha } from "~/forms/career/career-action-result";
import { captchaAnswer, careerMessages } from "~/forms/career/career-fields";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { fieldText } from "~/forms/parse/parse-submission.server";
import { getDependencies } from "~/load-context.server";

/** What only the server says of a captcha. */
export const captchaMessages = {
  expired: "The captcha has expired. Please type the new one.",
} as const;

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

/** Issues another captcha for the form that is open, as loading the page would. */
export async function refreshAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { captcha, cookie } = await issueCaptcha(request, getDependencies(context));
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (cookie) headers.set("Set-Cookie", cookie);
  return Response.json(captcha, { headers });
}
