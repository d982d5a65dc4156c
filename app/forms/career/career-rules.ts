import { careerMessages } from "~/forms/career/career-text";
import { email, optionalText, type Rules, requiredText } from "~/forms/parse/rules";

export const careerRules = {
  role: { ...optionalText, required: careerMessages.role },
  name: requiredText,
  email,
  phone: { ...requiredText, pattern: /^[0-9]+$/, invalid: careerMessages.phone },
  current_city: requiredText,
  preferred_location: { ...optionalText, required: careerMessages.location },
  other_location: optionalText,
} as const satisfies Rules;
