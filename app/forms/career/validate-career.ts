import { captchaAnswer } from "~/forms/career/captcha/captcha-answer";
import { careerRules } from "~/forms/career/career-fields";
import { careerMessages, OTHER_LOCATION } from "~/forms/career/career-text";
import { validateForm } from "~/forms/parse/validate-form";

/** The browser's check of an application: a captcha that is being typed has no error while characters are missing. */
export function validateCareer<Values>(
  form: FormData,
  captchaText: string,
  sendAttempted: boolean,
  isTypingCaptcha?: boolean,
) {
  return validateForm<Values>(form, careerRules, sendAttempted, (errors, text) => {
    if (text("preferred_location") !== OTHER_LOCATION) delete errors.other_location;
    const answer = captchaAnswer(text("captcha"));
    const isUnfinished = isTypingCaptcha && answer.length < captchaText.length;
    if (answer !== captchaText && !isUnfinished) errors.captcha = [careerMessages.captcha];
  });
}
