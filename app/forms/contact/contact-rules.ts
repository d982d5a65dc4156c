import { contactMessages } from "~/forms/contact/contact-text";
import { email, optionalText, type Rules, requiredText } from "~/forms/parse/rules";

export const contactRules = {
  first_name: requiredText,
  last_name: requiredText,
  email,
  // Shown for one topic only: were it required, a hidden field could block the form.
  project_name: optionalText,
  message: { ...requiredText, limit: 10_000, tooLong: contactMessages.messageTooLong },
  other_location: optionalText,
} as const satisfies Rules;
