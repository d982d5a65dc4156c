import { senderLabels } from "~/forms/fields/sender-fields";
import { email, optionalText, type Rules, requiredText } from "~/forms/parse/rules";

export const callLabels = {
  ...senderLabels,
  when: "When it suits you",
  about: "What about",
} as const;

export const callRules = {
  first_name: requiredText,
  last_name: requiredText,
  email,
  when: requiredText,
  about: { ...optionalText, multiline: true, limit: 2000, tooLong: "Please keep this to 2,000 characters" },
} as const satisfies Rules;

export const SEND_CALL = "Request a call";
