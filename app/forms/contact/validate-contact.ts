import { contactRules } from "~/forms/contact/contact-fields";
import { NEW_PROJECT } from "~/forms/contact/contact-text";
import { validateForm } from "~/forms/parse/validate-form";

export function validateContact<Values>(form: FormData, sendAttempted: boolean) {
  return validateForm<Values>(form, contactRules, sendAttempted, (errors, text) => {
    if (text("topic") !== NEW_PROJECT) delete errors.project_name;
  });
}
