import { NEW_PROJECT } from "~/content/forms";
import { validateForm } from "~/forms/check";
import { contactRules } from "~/forms/rules";

/** The browser's check of the contact form (specification §5). A field that is not shown cannot be wrong. */
export function validateContact<Values>(form: FormData) {
  return validateForm<Values>(form, contactRules, (errors, text) => {
    if (text("topic") !== NEW_PROJECT) delete errors.project_name;
  });
}
