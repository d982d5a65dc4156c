import { withoutInvisible } from "~/forms/parse/rules";

/** An answer as it is compared: in capitals, without blanks. */
export const captchaAnswer = (typed: string): string =>
  withoutInvisible(typed).replace(/\s/g, "").toUpperCase();
