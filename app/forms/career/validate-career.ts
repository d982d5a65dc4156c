import { captchaAnswer } from "~/forms/career/captcha/captcha-answer";
import { careerRules } from "~/forms/career/career-fields";
import { careerMessages, OTHER_LOCATION } from "~/forms/career/career-text";
import { validateForm } from "~/forms/parse/validate-form";

/**
 * The browser's check of an application. Before a submit attempt empty fields have no errors, and a captcha that is being
 * typed has none while characters are missing.
 */
export function validateCareer<Values>(
  form: FormData,
  captchaText: string,
  submitAttempted: boolean,
  isTypingCaptcha?: boolean,
) {
  return validateForm<Values>(form, careerRules, (errors, text) => {
    if (text("preferred_location") !== OTHER_LOCATION) delete errors.other_location;
    const answer = captchaAnswer(text("captcha"));
    const isUnfinished = isTypingCaptcha && answer.length < captchaText.length;
    if (answer !== captchaText && !isUnfinished) errors.captcha = [careerMessages.captcha];
    if (submitAttempted) return;
    for (const name of Object.keys(errors)) if (text(name) === "") delete errors[name];
  });
}
