import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { Dependencies, IssuedCaptcha } from "server/types";
import { captchaAnswer, careerMessages } from "~/forms/career/career-fields";
import type { ParsedSubmission } from "~/forms/parse/parse-submission.server";
import { getDependencies } from "~/load-context.server";

const EXPIRED = "The captcha has expired. Please type the new one.";

/** The issued captcha, or a new one if it is missing or has expired, and the headers of its response. */
export async function captchaFor(
  request: Request,
  { captchas, sessions }: Dependencies,
  issued?: IssuedCaptcha,
) {
  const same = issued && captchas.show(issued);
  if (same) return { captcha: { ...same, expiry: issued.expiry } };
  const next = captchas.issue();
  const known = await sessions.captchas(request);
  const cookie = await sessions.rememberCaptchas(request, [...known, next.issued]);
  const headers = { "Set-Cookie": cookie, "Cache-Control": "no-store, no-transform" };
  return { captcha: { ...next.captcha, expiry: next.issued.expiry }, headers };
}

/** Checks the answer to a form's captcha, without using the captcha up. */
export async function checkCaptcha(
  request: Request,
  { captchas, sessions }: Dependencies,
  { fields, hidden }: ParsedSubmission,
): Promise<{ issued?: IssuedCaptcha; error?: string }> {
  const id = hidden("captcha_id");
  const known = await sessions.captchas(request);
  // Pages that open at once overwrite each other's cookie: an id has its own signature.
  const issued = id ? (known.find((captcha) => captcha.id === id) ?? captchas.find(id)) : known.at(-1);
  if (!issued || !captchas.show(issued)) return { issued, error: id ? EXPIRED : careerMessages.captcha };
  const isRight = captchas.matches(issued, captchaAnswer(fields.get("captcha") ?? ""));
  return isRight ? { issued } : { issued, error: careerMessages.captcha };
}

/** The captcha that this request's action shows, or a new one, beside a page's data. */
export async function loadWithCaptcha<Words extends object>(
  { request, context }: LoaderFunctionArgs,
  words: Words,
) {
  if (context.captcha) return data({ ...words, captcha: context.captcha });
  const { captcha, headers } = await captchaFor(request, getDependencies(context));
  return data({ ...words, captcha }, { headers });
}
