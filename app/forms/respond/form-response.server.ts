import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import type { Dependencies, Toast, ToastPlace } from "server/types";
import { messages, type problems } from "~/forms/form-text";

export type RejectionReason = keyof typeof problems;

/** What was typed, without a word on what is wrong with it: for answers about the whole form. */
export function echo(fields: FormData, error?: Record<string, string[]>): SubmissionResult<string[]> {
  const values = Array.from(fields, ([name, value]) => [name, typeof value === "string" ? value : ""]);
  return { status: error && "error", initialValue: Object.fromEntries(values), error };
}

/** A toast in the answer itself: a failed document POST has no next page that could read it from a cookie. */
export function failureToast(form: ToastPlace, message: string): Toast {
  return { id: randomUUID(), type: "error", form, message };
}

/** The same for a success that is answered with the page itself, while the server is stopping. */
export function successToast(form: ToastPlace): Toast {
  return { id: randomUUID(), type: "success", form, message: messages.sent };
}

/** A form as it was before anything was typed. */
export const blank: SubmissionResult<string[]> = { initialValue: null };

/** Success: back to the page with the toast in its cookie, so that a reload sends nothing again. */
export async function redirectAfterSubmit(dependencies: Dependencies, form: ToastPlace, to: string) {
  const cookie = await dependencies.sessions.flash({ type: "success", form, message: messages.sent });
  return redirect(to, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The page a request came from, with one slash in front: never an address elsewhere. */
export function pagePath(request: Request): string {
  return `/${new URL(request.url).pathname.replace(/^\/+/, "")}`;
}
