import { randomUUID } from "node:crypto";
import { createCookie, createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { z } from "zod";
import type { Config } from "../../config/config";
import { type IssuedCaptcha, KIND_NAMES, type SubmissionKind } from "../../outbox/outbox";

export interface Toast {
  id: string;
  type: "success" | "error";
  form: SubmissionKind;
  message: string;
}

const CAPTCHAS_KEPT = 5;

/** The only cookie that changes a public page. Over TLS its name is prefixed. */
export const TOAST_COOKIE = "toast";

const issuedCaptchas = z.array(z.object({ id: z.string(), expiry: z.number() }));
/** remix-toast has no field for the form: its description carries it. */
const flashedToast = z.object({
  description: z.enum(KIND_NAMES),
  type: z.enum(["success", "error"]),
  message: z.string(),
});

/** Names and lifetimes, in seconds. */
export function cookiesOf({ siteUrl }: Pick<Config, "siteUrl">) {
  const prefix = siteUrl.startsWith("https:") ? "__Host-" : "";
  return {
    session: { name: `${prefix}session`, maxAge: 60 * 60 },
    toast: { name: `${prefix}${TOAST_COOKIE}`, maxAge: 60 },
    check: { name: `${prefix}check`, maxAge: 60 * 60 },
  };
}

/** Signed cookies for a visitor's captchas, a toast after a redirect, and a cookie check. Invalid signatures are ignored. */
export function createSessions(config: Config, secrets: readonly string[]) {
  const secure = config.siteUrl.startsWith("https:");
  const cookies = cookiesOf(config);
  const attributes = { httpOnly: true, sameSite: "lax" as const, path: "/", secure };
  const storage = (cookie: { name: string; maxAge: number }) =>
    createCookieSessionStorage({ cookie: { ...cookie, ...attributes, secrets: [...secrets] } });
  const captchas = storage(cookies.session);
  const toast = createToastUtilsWithCustomSession(storage(cookies.toast));
  const { name, maxAge } = cookies.check;
  const check = createCookie(name, { maxAge, ...attributes, secrets: [...secrets] });
  const hasToast = new RegExp(`(^|;\\s*)${cookies.toast.name}=`);

  return {
    /** Newest last. */
    async captchas(request: Request): Promise<IssuedCaptcha[]> {
      const session = await captchas.getSession(request.headers.get("Cookie"));
      return issuedCaptchas.safeParse(session.get("captchas")).data ?? [];
    },
    /** Returns a Set-Cookie value that remembers the last five. */
    async rememberCaptchas(request: Request, issued: readonly IssuedCaptcha[]) {
      const session = await captchas.getSession(request.headers.get("Cookie"));
      session.set("captchas", issued.slice(-CAPTCHAS_KEPT));
      return captchas.commitSession(session);
    },
    /** 303, so that a reload does not send the form again. */
    redirectWithToast: (to: string, { type, message, form }: Omit<Toast, "id">) =>
      toast.redirectWithToast(to, { message, type, description: form }, { status: 303 }),
    /** Returns a Set-Cookie value. If the cookie does not come back, the browser is blocking cookies. */
    handOutCheck: () => check.serialize(true),
    /** Undefined without a cookie; `setCookie` clears it. */
    async readToast(request: Request) {
      // remix-toast sets a cookie on every read. A page with a cookie cannot be cached.
      if (!hasToast.test(request.headers.get("Cookie") ?? "")) return undefined;
      const found = await toast.getToast(request);
      const parsed = flashedToast.safeParse(found.toast);
      const setCookie = found.headers.get("Set-Cookie") ?? "";
      if (!parsed.success) return { toast: undefined, setCookie };
      const { description: form, type, message } = parsed.data;
      return { toast: { id: randomUUID(), type, form, message } satisfies Toast, setCookie };
    },
  };
}
