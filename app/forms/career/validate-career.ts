import { messages, OTHER_LOCATION } from "~/forms/form-text";
import { careerRules } from "~/forms/parse/rules";
import { validateForm } from "~/forms/parse/validate";

/**
 * The browser's check of an application (specification §5): messages only where there is a value, until a submit
 * attempt asks for everything. The captcha is compared with the text shown.
 */
export function validateCareer<Values>(form: FormData, captcha: string, attempted: boolean) {
  return validateForm<Values>(form, careerRules, (errors, text) => {
    if (text("preferred_location") !== OTHER_LOCATION) delete errors.other_location;
    if (text("captcha").replace(/\s/g, "") !== captcha) errors.captcha = [messages.captcha];
    if (attempted) return;
    for (const name of Object.keys(errors)) if (text(name) === "") delete errors[name];
  });
}
