import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { IssuedCaptcha } from "../../outbox/outbox";

export interface Captcha {
  id: string;
  /** Seven upper-case letters or digits, no spaces. */
  text: string;
}

const LENGTH = 7;
export const CAPTCHA_MS = 30 * 60 * 1000;
/** 0 and O, 1 and I look alike. 32 divides 256: all characters are equally likely. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * An id carries its expiry and a signature, so that a page's captcha stays valid, whatever other pages do to the session. The
 * text is a keyed hash of the id: neither form nor cookie reveals it.
 */
export function createCaptchas(secrets: readonly [string, ...string[]], now: () => number = Date.now) {
  return {
    issue(): { captcha: Captcha; issued: IssuedCaptcha } {
      const expiry = now() + CAPTCHA_MS;
      const unsigned = `${randomUUID()}.${expiry}`;
      const id = `${unsigned}.${signature(unsigned, secrets[0])}`;
      return { captcha: { id, text: captchaText(id, secrets[0]) }, issued: { id, expiry } };
    },
    /** Undefined unless the id was signed here. The captcha may have expired. */
    find(id: string): IssuedCaptcha | undefined {
      const [, unsigned, expiry, signed] = /^([\w-]{36}\.(\d{1,15}))\.([\w-]{22})$/.exec(id) ?? [];
      if (!unsigned || !signed) return undefined;
      const isSigned = secrets.some((secret) => isEqual(signed, signature(unsigned, secret)));
      return isSigned ? { id, expiry: Number(expiry) } : undefined;
    },
    /** Undefined when it has expired. */
    show: ({ id, expiry }: IssuedCaptcha): Captcha | undefined =>
      expiry > now() ? { id, text: captchaText(id, secrets[0]) } : undefined,
    /** @param answer in capitals, without blanks */
    matches({ id, expiry }: IssuedCaptcha, answer: string): boolean {
      if (expiry <= now()) return false;
      return secrets.some((secret) => isEqual(answer, captchaText(id, secret)));
    },
  };
}

/** The prefix differs from that of a text, so that neither hash reveals the other. */
function signature(unsigned: string, secret: string): string {
  const hash = createHmac("sha256", secret).update(`captcha-id:${unsigned}`).digest();
  return hash.subarray(0, 16).toString("base64url");
}

function captchaText(id: string, secret: string): string {
  const hash = createHmac("sha256", secret).update(`captcha:${id}`).digest();
  return Array.from(hash.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** In constant time. timingSafeEqual throws on unequal lengths. */
function isEqual(typed: string, text: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(text)];
  return a.length === b.length && timingSafeEqual(a, b);
}
