import { useForm } from "@conform-to/react";
import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useState } from "react";
import type { Toast } from "server/types";
import { ServerToast } from "~/components/ui/toast";
import { ApplicationFields } from "~/forms/career/application-fields";
import { CaptchaField, useCaptcha } from "~/forms/career/captcha-field";
import type { CareerActionResult, ShownCaptcha } from "~/forms/career/career-action-result";
import { careerActions, careerLabels, validateCareer } from "~/forms/career/career-fields";
import { ResumeField } from "~/forms/career/resume/resume-field";
import { type ResumeState, useResume } from "~/forms/career/resume/use-resume";
import type { OptionGroup } from "~/forms/fields/select-field";
import { FormShell, useFormOptions } from "~/forms/form-shell";
import { failureToast, forms } from "~/forms/forms";
import { useFormResult } from "~/forms/respond/use-form-result";
import { useRootData } from "~/hooks/route-data";
import { useHydrated } from "~/hooks/use-hydrated";

interface CareerFormProps {
  roleGroups: readonly OptionGroup[];
  captcha: ShownCaptcha;
}

export function CareerForm(props: CareerFormProps) {
  const toast = useRootData()?.toast;
  // A success redirects to this page.
  const confirmation = toast?.form === "career" && toast.type === "success" ? toast.id : undefined;
  const { key, actionResult } = useFormResult<CareerActionResult>("career", { confirmation });
  return <ResettableForm key={key} {...props} actionResult={actionResult} />;
}

interface ResettableFormProps extends CareerFormProps {
  actionResult: CareerActionResult | undefined;
}

function ResettableForm({ roleGroups, captcha: fromLoader, actionResult }: ResettableFormProps) {
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const [toast, setToast] = useState<Toast>();
  const fail = (message?: string) => setToast(failureToast("career", message));
  const resume = useResume(actionResult?.resume, fail);
  const { captcha, dimmed, refresh } = useCaptcha(fromLoader, actionResult?.captcha, fail);
  const [form, fields] = useCareerForm(actionResult, captcha.text, resume);

  const refreshCaptcha = () => refresh(() => form.update({ name: "captcha", value: "", validated: false }));
  const busy = navigation.formAction === submitOptions.action || resume.progress !== undefined;

  return (
    <FormShell
      name="career"
      as={Form}
      encType={submitOptions.encType}
      replace
      form={form}
      actionResult={actionResult}
      labels={careerLabels}
      busy={busy}
      submitLabel={careerActions.send}
    >
      <ServerToast toast={toast} />
      {/* Enter activates a form's first submit button: without this one, the captcha's. */}
      {!hydrated && <button type="submit" formNoValidate hidden />}
      <ApplicationFields fields={fields} roleGroups={roleGroups} />
      <CaptchaField field={fields.captcha} captcha={captcha} dimmed={dimmed} refresh={refreshCaptcha} />
      <ResumeField field={fields.resume} resume={resume} busy={busy} />
    </FormShell>
  );
}

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
