import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Toast } from "server/types";
import { ServerToast } from "~/components/ui/toast";
import { ApplicationFields } from "~/forms/career/application-fields";
import { CaptchaField } from "~/forms/career/captcha/captcha-field";
import { useCaptcha } from "~/forms/career/captcha/use-captcha";
import type { CareerActionResult, ShownCaptcha } from "~/forms/career/career-action-result";
import { careerLabels } from "~/forms/career/career-fields";
import { careerActions } from "~/forms/career/career-text";
import { ResumeField } from "~/forms/career/resume/resume-field";
import { useResume } from "~/forms/career/resume/use-resume";
import { submitOptions, useCareerForm } from "~/forms/career/use-career-form";
import type { OptionGroup } from "~/forms/fields/select-field";
import { FormShell } from "~/forms/form-shell";
import { failureToast } from "~/forms/forms";
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
