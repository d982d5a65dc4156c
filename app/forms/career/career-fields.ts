import { careerMessages } from "~/forms/career/career-text";
import { email, optionalText, type Rules, requiredText } from "~/forms/parse/rules";

// A text field of the form: a label and a rule here, and its place in application-fields.tsx.

/** In the order of the fields. */
export const careerLabels = {
  role: "Role",
  name: "Name",
  email: "Email",
  phone: "Phone",
  current_city: "Current city",
  preferred_location: "Preferred location",
  other_location: "Other location",
  experience_years: "Experience (years)",
  experience_months: "Experience (months)",
  captcha: "Captcha",
  resume: "Resume",
} as const;

export const careerRules = {
  role: { ...optionalText, required: careerMessages.role },
  name: requiredText("Please enter your name"),
  email,
  phone: {
    ...requiredText("Please enter your phone number"),
    pattern: /^[0-9]+$/,
    invalid: careerMessages.phone,
  },
  current_city: requiredText("Please enter your current city"),
  preferred_location: { ...optionalText, required: careerMessages.location },
  other_location: optionalText,
} as const satisfies Rules;
