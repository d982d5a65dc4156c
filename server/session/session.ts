import { randomUUID } from "node:crypto";
import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { z } from "zod";
import type { Config } from "../config";
import { KIND_NAMES } from "../submissions/kinds";
import type { IssuedCaptcha, Sessions, Toast } from "../types";

const CAPTCHAS_KEPT = 5;

/** The one cookie that changes a public page; over TLS its name has a prefix. */
export const TOAST_COOKIE = "toast";

const issuedList = z.array(z.object({ id: z.string(), expiry: z.number() }));
const flashed = z.object({
  description: z.enum(KIND_NAMES),
  type: z.enum(["success", "error"]),
  message: z.string(),
});

/**
 * Signed cookies: one that remembers a visitor's captchas, one that carries a toast over a redirect. Both are HttpOnly,
 * SameSite=Lax and short-lived; a cookie that was tampered with counts as none.
 */
export function createSessions(config: Config, secrets: readonly string[]): Sessions {
  const secure = config.siteUrl.startsWith("https:");
  const storage = (name: string, maxAge: number) =>
    createCookieSessionStorage({
      cookie: {
        name: secure ? `__Host-${name}` : name,
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure,
        secrets: [...secrets],
        maxAge,
      },
    });
  const captchas = storage("session", 60 * 60);
  const toasts = storage(TOAST_COOKIE, 60);
  const toastName = secure ? `__Host-${TOAST_COOKIE}` : TOAST_COOKIE;
  const toast = createToastUtilsWithCustomSession(toasts);

  return {
    async captchas(request) {
      const session = await captchas.getSession(request.headers.get("Cookie"));
      return issuedList.safeParse(session.get("captchas")).data ?? [];
    },
    async rememberCaptchas(request, issued: readonly IssuedCaptcha[]) {
      const session = await captchas.getSession(request.headers.get("Cookie"));
      session.set("captchas", issued.slice(-CAPTCHAS_KEPT));
      return captchas.commitSession(session);
    },
    async flash({ type, form, message }) {
      const answer = await toast.redirectWithToast("/", { message, type, description: form });
      return answer.headers.get("Set-Cookie") ?? "";
    },
    async readToast(request) {
      // Without the cookie nothing is read and nothing is set, or no page could be cached (STACK.md, trap 17).
      if (!new RegExp(`(^|;\\s*)${toastName}=`).test(request.headers.get("Cookie") ?? "")) return undefined;
      const found = await toast.getToast(request);
      const parsed = flashed.safeParse(found.toast);
      const setCookie = found.headers.get("Set-Cookie") ?? "";
      if (!parsed.success) return { toast: undefined, setCookie };
      const { description: form, type, message } = parsed.data;
      return { toast: { id: randomUUID(), type, form, message } satisfies Toast, setCookie };
    },
  };
}
