import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Captcha, Captchas, IssuedCaptcha } from "../types";

const LENGTH = 7;
const LIFETIME = 30 * 60 * 1000;
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/**
 * Captchas whose seven upper-case letters or digits (specification §4) are derived from their id with a keyed hash: the
 * cookie that remembers an id does not hold the answer, and the same captcha can be shown again.
 * @param used where ids are marked as used
 */
export function createCaptchas(
  secrets: readonly [string, ...string[]],
  used: Pick<Captchas, "consume" | "finish">,
  now: () => number = Date.now,
): Captchas {
  const find = (id: string, issued: readonly IssuedCaptcha[]) =>
    issued.find((one) => one.id === id && one.expiry > now());
  return {
    issue() {
      const id = randomUUID();
      return { captcha: { id, text: captchaText(id, secrets[0]) }, issued: { id, expiry: now() + LIFETIME } };
    },
    show(id, issued): Captcha | undefined {
      return find(id, issued) && { id, text: captchaText(id, secrets[0]) };
    },
    matches(id, answer, issued) {
      if (!find(id, issued)) return false;
      const typed = answer.replace(/\s/g, "").toUpperCase();
      // An older secret's text may still be on a visitor's screen while secrets rotate.
      return secrets.some((secret) => same(typed, captchaText(id, secret)));
    },
    ...used,
  };
}

function captchaText(id: string, secret: string): string {
  const hash = createHmac("sha256", secret).update(`captcha:${id}`).digest();
  let text = "";
  // 252 is the largest multiple of 36 in a byte: above it a sign would be likelier than others.
  for (const byte of hash) if (byte < 252 && text.length < LENGTH) text += SIGNS[byte % SIGNS.length];
  return text;
}

function same(typed: string, text: string): boolean {
  // Compared as bytes: seven signs that are no ASCII are more than seven bytes, and unequal lengths throw.
  const [a, b] = [Buffer.from(typed), Buffer.from(text)];
  return a.length === b.length && timingSafeEqual(a, b);
}
