/** An answer as it is compared: in capitals, without blanks. */
export const captchaAnswer = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();
