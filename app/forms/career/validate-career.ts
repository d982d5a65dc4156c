import { careerRules } from "~/forms/career/career-fields";
import { careerMessages, OTHER_LOCATION } from "~/forms/career/career-text";
import { validateForm } from "~/forms/parse/validate-form";

/** The browser's check of an application. Before a submit attempt empty fields have no errors. */
export function validateCareer<Values>(form: FormData, captchaText: string, submitAttempted: boolean) {
  return validateForm<Values>(form, careerRules, (errors, text) => {
    if (text("preferred_location") !== OTHER_LOCATION) delete errors.other_location;
    if (text("captcha").replace(/\s/g, "") !== captchaText) errors.captcha = [careerMessages.captcha];
    if (submitAttempted) return;
    for (const name of Object.keys(errors)) if (text(name) === "") delete errors[name];
  });
}
