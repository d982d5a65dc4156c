import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { IssuedCaptcha } from "./used-captchas";

export interface Captcha {
  id: string;
  /** Seven upper-case letters or digits, no spaces. */
  text: string;
}

export interface Captchas {
  issue(): { captcha: Captcha; issued: IssuedCaptcha };
  /** The captcha of a form that failed; undefined when it was not issued here or has expired. */
  show(id: string, issued: readonly IssuedCaptcha[]): Captcha | undefined;
  matches(id: string, answer: string, issued: readonly IssuedCaptcha[]): boolean;
}

const LENGTH = 7;
export const CAPTCHA_MS = 30 * 60 * 1000;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** The text is derived from the id with a keyed hash, so that the cookie, which holds the id, does not reveal it. */
export function createCaptchas(
  secrets: readonly [string, ...string[]],
  now: () => number = Date.now,
): Captchas {
  const find = (id: string, issued: readonly IssuedCaptcha[]) =>
    issued.find((one) => one.id === id && one.expiry > now());
  return {
    issue() {
      const id = randomUUID();
      return {
        captcha: { id, text: captchaText(id, secrets[0]) },
        issued: { id, expiry: now() + CAPTCHA_MS },
      };
    },
    show(id, issued): Captcha | undefined {
      return find(id, issued) && { id, text: captchaText(id, secrets[0]) };
    },
    matches(id, answer, issued) {
      if (!find(id, issued)) return false;
      const typed = answer.replace(/\s/g, "").toUpperCase();
      return secrets.some((secret) => isEqual(typed, captchaText(id, secret)));
    },
  };
}

function captchaText(id: string, secret: string): string {
  const hash = createHmac("sha256", secret).update(`captcha:${id}`).digest();
  let text = "";
  // 252 is the largest multiple of 36 in a byte: higher bytes would make some characters likelier.
  for (const byte of hash) if (byte < 252 && text.length < LENGTH) text += ALPHABET[byte % ALPHABET.length];
  return text;
}

/** In constant time. Compares lengths in bytes first, because timingSafeEqual throws on unequal ones. */
function isEqual(typed: string, text: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(text)];
  return a.length === b.length && timingSafeEqual(a, b);
}
