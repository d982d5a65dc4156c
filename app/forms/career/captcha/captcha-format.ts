import type { ShownCaptcha } from "~/forms/respond/action-result";

/** The seven characters as they are shown (specification §4). */
export const formatCaptcha = (text: string) => Array.from(text).join(" ");

/** Every form in which a visitor's captcha stands in a page and its data; nothing for a page without one. */
export function captchaValues(loaderData: Record<string, unknown>): string[] {
  return Object.values(loaderData).flatMap((data) => {
    const captcha = (data as { captcha?: ShownCaptcha } | null | undefined)?.captcha;
    return captcha ? [captcha.id, captcha.text, formatCaptcha(captcha.text), String(captcha.expiry)] : [];
  });
}
