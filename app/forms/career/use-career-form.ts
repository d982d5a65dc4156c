import { useForm } from "@conform-to/react";
import { useSubmit } from "@remix-run/react";
import type { CareerActionResult } from "~/forms/career/career-action-result";
import type { careerLabels } from "~/forms/career/career-fields";
import type { ResumeState } from "~/forms/career/resume/use-resume";
import { validateCareer } from "~/forms/career/validate-career";
import { useFormOptions } from "~/forms/form-shell";
import { forms } from "~/forms/forms";

type CareerValues = Record<keyof typeof careerLabels, string>;

export const submitOptions = {
  method: "post",
  action: forms.career.address(),
  encType: "multipart/form-data",
  replace: true,
  preventScrollReset: true,
} as const;

/** Conform's form and fields. A chosen résumé is uploaded first, and the form is sent with its id. */
export function useCareerForm(
  actionResult: CareerActionResult | undefined,
  captchaText: string,
  resume: ResumeState,
) {
  const submit = useSubmit();
  return useForm<CareerValues>({
    ...useFormOptions<CareerValues>("career", actionResult, (form, sendAttempted, isSending) => {
      const isTypingCaptcha = !isSending && document.activeElement?.getAttribute("name") === "captcha";
      return validateCareer(form, captchaText, sendAttempted, isTypingCaptcha);
    }),
    defaultValue: { experience_years: "0", experience_months: "0" },
    async onSubmit(event) {
      const form = event.currentTarget;
      const input = form.elements.namedItem("resume");
      if (!(input instanceof HTMLInputElement) || !input.value) return;
      event.preventDefault();
      const staged = await resume.upload(input);
      if (!staged) return;
      // Read now: what was changed during the upload counts.
      const formData = new FormData(form);
      formData.set("resume_id", staged.id);
      submit(formData, submitOptions);
    },
  });
}
