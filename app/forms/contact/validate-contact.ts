import { NEW_PROJECT } from "~/forms/form-text";
import { contactRules } from "~/forms/parse/rules";
import { validateForm } from "~/forms/parse/validate";

/** The browser's check of the contact form (specification §5). A field that is not shown cannot be wrong. */
export function validateContact<Values>(form: FormData) {
  return validateForm<Values>(form, contactRules, (errors, text) => {
    if (text("topic") !== NEW_PROJECT) delete errors.project_name;
  });
}
