import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
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
import { usePrehydrationInput } from "~/forms/career/use-prehydration-input";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { Honeypot } from "~/forms/fields/honeypot";
import { InitialFocus, TOAST, useInitialFocus } from "~/forms/fields/initial-focus";
import type { OptionGroup } from "~/forms/fields/select-field";
import { SubmissionId } from "~/forms/fields/submission-id";
import { SubmitButton } from "~/forms/fields/submit-button";
import { useResetKey } from "~/forms/fields/use-reset-key";
import { validateOnBlur } from "~/forms/fields/validate-on-blur";
import { useActionResult } from "~/forms/respond/action-result";
import { usePreloadedAction } from "~/forms/respond/client-action";
import { useHydrated } from "~/hooks/use-hydrated";

interface CareerFormProps {
  roleGroups: readonly OptionGroup[];
  captcha: ShownCaptcha;
}

export function CareerForm(props: CareerFormProps) {
  usePreloadedAction();
  return <ResettableForm key={useResetKey("career")} {...props} />;
}

function ResettableForm({ roleGroups, captcha: fromLoader }: CareerFormProps) {
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const actionResult = useActionResult<CareerActionResult>("career");
  const resume = useResume(actionResult?.resume);
  const { captcha, dimmed, toast, refresh } = useCaptcha(fromLoader, actionResult?.captcha);
  const [form, fields] = useCareerForm(actionResult?.result, captcha.text, resume);

  const refreshCaptcha = () => refresh(() => form.update({ name: "captcha", value: "", validated: false }));
  const isSending = navigation.state !== "idle" && navigation.formAction === submitOptions.action;
  const busy = isSending || resume.progress !== undefined;
  usePrehydrationInput(form.id, (input) =>
    input.type === "file" ? resume.checkChoice(input) : form.validate({ name: input.name }),
  );

  const initialFocus = useInitialFocus(form, actionResult);

  return (
    <InitialFocus.Provider value={initialFocus}>
      <Form {...getFormProps(form)} {...submitOptions} className="form" onBlur={validateOnBlur(form)}>
        <ServerToast toast={actionResult?.toast} autoFocus={initialFocus === TOAST} />
        <ServerToast toast={resume.toast} />
        <ServerToast toast={toast} />
        {/* Enter activates a form's first submit button: without this one, the captcha's. */}
        {!hydrated && <button type="submit" formNoValidate hidden />}
        <ErrorSummary form={form} actionResult={actionResult} labels={careerLabels} />
        <SubmissionId actionResult={actionResult} />
        <Honeypot />
        <ApplicationFields fields={fields} roleGroups={roleGroups} />
        <CaptchaField field={fields.captcha} captcha={captcha} dimmed={dimmed} refresh={refreshCaptcha} />
        <ResumeField field={fields.resume} resume={resume} busy={busy} />
        <div className="form__end">
          <SubmitButton busy={busy}>{careerActions.send}</SubmitButton>
        </div>
      </Form>
    </InitialFocus.Provider>
  );
}
