import { senderLabels, senderRules } from "~/forms/fields/sender-fields";
import { optionalText, type Rules, requiredText } from "~/forms/rules";
import { validateForm } from "~/forms/validate-form";

export const SEND_MESSAGE = "Send message";

export const NEW_PROJECT = "New Project";
export const topics = [NEW_PROJECT, "Careers", "Just a message"] as const;

// A text field of the form: a label and a rule here, and its place in contact-form.tsx.

/** In the order of the fields. */
export const contactLabels = {
  ...senderLabels,
  topic: "Topic",
  project_name: "Project name",
  message: "Message",
  is_checked: "Add me to {brand}'s mailing list",
} as const;

/** The text fields, in the order in which they go upstream. */
export const contactRules = {
  email: senderRules.email,
  first_name: senderRules.first_name,
  last_name: senderRules.last_name,
  // Shown for one topic only: were it required, a hidden field could block the form.
  project_name: optionalText,
  message: {
    ...requiredText("Please write a message"),
    multiline: true,
    limit: 10_000,
    tooLong: "Please keep this to 10,000 characters",
  },
  other_location: optionalText,
} as const satisfies Rules;

export function validateContact<Values>(form: FormData, sendAttempted: boolean) {
  return validateForm<Values>(form, contactRules, sendAttempted, (errors, text) => {
    if (text("topic") !== NEW_PROJECT) delete errors.project_name;
  });
}
