import type { AppLoadContext } from "@remix-run/node";
import type { Dependencies, IssuedCaptcha } from "server/types";
import type { ShownCaptcha } from "~/forms/respond/action-result";

const KEPT = 5;

export interface CaptchaToShow {
  captcha: ShownCaptcha;
  /** Set when it is a new one: the cookie that remembers it. */
  cookie?: string;
}

/** A new captcha (specification §4: on load, on refresh). The session remembers the last five: as many open tabs. */
export async function issueCaptcha(request: Request, dependencies: Dependencies): Promise<CaptchaToShow> {
  const { captcha, issued } = dependencies.captchas.issue();
  const known = await dependencies.sessions.captchas(request);
  const cookie = await dependencies.sessions.rememberCaptchas(request, [...known, issued].slice(-KEPT));
  return { captcha: { ...captcha, expiry: issued.expiry }, cookie };
}

/** The one the form was sent with; a form that names none is taken to mean the newest. */
export function issuedFor(id: string, known: readonly IssuedCaptcha[]): IssuedCaptcha | undefined {
  return id ? known.find((issued) => issued.id === id) : known.at(-1);
}

/** The same captcha again, so that a failed submission costs no second reading; a new one when it cannot be. */
export async function captchaAgain(
  request: Request,
  dependencies: Dependencies,
  issued: IssuedCaptcha | undefined,
): Promise<CaptchaToShow> {
  const same = issued && dependencies.captchas.show(issued.id, await dependencies.sessions.captchas(request));
  return same ? { captcha: { ...same, expiry: issued.expiry } } : issueCaptcha(request, dependencies);
}

const decided = new WeakMap<AppLoadContext, ShownCaptcha>();

/** After a document POST Remix runs the loader too, with the same context: it must show what the action chose. */
export function tellLoader(context: AppLoadContext, captcha: ShownCaptcha): void {
  decided.set(context, captcha);
}

/** What the action of this request chose, once: the next request may come with the same context object (in tests). */
export function choiceOfAction(context: AppLoadContext): ShownCaptcha | undefined {
  const captcha = decided.get(context);
  decided.delete(context);
  return captcha;
}
