import { cleanText } from "~/forms/parse/rules";

/** An answer as it is compared: in capitals, without blanks. */
export const captchaAnswer = (typed: string): string => cleanText({}, typed).replace(/\s/g, "").toUpperCase();
