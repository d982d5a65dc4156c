import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { Toast } from "server/types";
import { ServerToast } from "~/components/ui/toast";
import { type ActionResult, type ShownCaptcha, useActionResult } from "~/forms/action-result";
import { ApplicationFields } from "~/forms/career/application-fields";
import { CaptchaField, useCaptcha } from "~/forms/career/captcha-field";
import { careerLabels, careerRules, refineCareer } from "~/forms/career/career-fields";
import { ResumeField } from "~/forms/career/resume/resume-field";
import { useResume } from "~/forms/career/resume/use-resume";
import type { OptionGroup } from "~/forms/fields/choice-fields";
import { FormShell } from "~/forms/form-shell";
import { failureToast, forms } from "~/forms/forms";
import { useResetKey } from "~/forms/respond/use-reset-key";
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
  const actionResult = useActionResult("career");
  const key = useResetKey("career", confirmation ?? (actionResult?.sent && actionResult.submissionId));
  return <ResettableForm key={key} {...props} actionResult={actionResult} />;
}

interface ResettableFormProps extends CareerFormProps {
  actionResult: ActionResult | undefined;
}

const submitOptions = {
  method: "post",
  action: forms.career.address(),
  encType: "multipart/form-data",
  replace: true,
  preventScrollReset: true,
} as const;

function ResettableForm({ roleGroups, captcha: fromLoader, actionResult }: ResettableFormProps) {
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const submit = useSubmit();
  const [toast, setToast] = useState<Toast>();
  const fail = (message?: string) => setToast(failureToast("career", message));
  const resume = useResume(actionResult?.resume, fail);
  const { captcha, dimmed, refresh } = useCaptcha(fromLoader, actionResult?.captcha, fail);
  const busy = navigation.formAction === submitOptions.action || resume.progress !== undefined;

  /** A chosen résumé is uploaded first, and the form is sent with its id. */
  const uploadFirst = async (event: FormEvent<HTMLFormElement>) => {
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
  };

  return (
    <FormShell
      name="career"
      as={Form}
      encType={submitOptions.encType}
      replace
      actionResult={actionResult}
      labels={careerLabels}
      rules={careerRules}
      refine={refineCareer(captcha.text)}
      defaultValue={{ experience_years: "0", experience_months: "0" }}
      onSubmit={uploadFirst}
      busy={busy}
      submitLabel="Send application"
    >
      {(fields, form) => (
        <>
          <ServerToast toast={toast} />
          {/* Enter activates a form's first submit button: without this one, the captcha's. */}
          {!hydrated && <button type="submit" formNoValidate hidden />}
          <ApplicationFields fields={fields} roleGroups={roleGroups} />
          <CaptchaField
            field={fields.captcha}
            captcha={captcha}
            dimmed={dimmed}
            refresh={() => refresh(() => form.update({ name: "captcha", value: "", validated: false }))}
          />
          <ResumeField field={fields.resume} resume={resume} busy={busy} />
        </>
      )}
    </FormShell>
  );
}
