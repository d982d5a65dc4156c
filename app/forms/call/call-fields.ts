import { senderLabels, senderRules } from "~/forms/fields/sender-fields";
import { optionalText, type Rules, requiredText } from "~/forms/rules";

export const callLabels = {
  ...senderLabels,
  when: "When would suit you?",
  about: "What would you like to discuss?",
} as const;

export const callRules = {
  ...senderRules,
  when: requiredText("Please suggest a time that would suit you"),
  about: { ...optionalText, multiline: true, limit: 2000, tooLong: "Please keep this to 2,000 characters" },
} as const satisfies Rules;

export const WHEN_SAMPLE = "Tue 14:00 or Thu 10:00, Dubai time";

export const SEND_CALL = "Request a call";
