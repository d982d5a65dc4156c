import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import { ServerToast } from "~/components/ui/toast";
import { CaptchaField } from "~/forms/career/captcha/captcha-field";
import { useCaptcha } from "~/forms/career/captcha/use-captcha";
import { CareerFields } from "~/forms/career/career-fields";
import { ResumeField } from "~/forms/career/resume/resume-field";
import { useResume } from "~/forms/career/resume/use-resume";
import { usePrehydrationInput } from "~/forms/career/use-prehydration-input";
import { validateCareer } from "~/forms/career/validate-career";
import { ErrorSummary } from "~/forms/fields/error-summary";
import { Honeypot } from "~/forms/fields/honeypot";
import { InitialFocus, useInitialFocus } from "~/forms/fields/initial-focus";
import { SubmitButton } from "~/forms/fields/submit-button";
import { useResetKey } from "~/forms/fields/use-reset-key";
import { actions, careerLabels as labels } from "~/forms/form-text";
import { newSubmissionId } from "~/forms/parse/submission-id";
import { type CareerActionResult, type ShownCaptcha, useActionResult } from "~/forms/respond/action-result";
import { useHydrated } from "~/hooks/use-media-query";

interface CareerFormProps {
  roles: readonly string[];
  captcha: ShownCaptcha;
}

/** The application form (specification §3 to §5). */
export function CareerForm(props: CareerFormProps) {
  return <Fields key={useResetKey("career")} {...props} />;
}

const target = {
  method: "post",
  action: "/career",
  encType: "multipart/form-data",
  replace: true,
  preventScrollReset: true,
} as const;

type CareerValues = Record<keyof typeof labels, string>;

function Fields({ roles, captcha: loaded }: CareerFormProps) {
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const submit = useSubmit();
  const reply = useActionResult<CareerActionResult>("career");
  const resume = useResume(reply?.resume);
  const { captcha, dimmed, refresh } = useCaptcha(loaded, reply?.captcha);
  const [submissionId] = useState(() => reply?.submissionId ?? newSubmissionId());
  const attempted = useRef(false);

  const [form, fields] = useForm<CareerValues>({
    id: "career-form",
    lastResult: reply?.result,
    defaultValue: { experience_years: "0", experience_months: "0" },
    defaultNoValidate: false,
    shouldValidate: "onInput",
    onValidate({ formData, submitter }) {
      // Conform asks for single fields through a submitter of its own, which has no place in the form.
      if (!submitter?.formNoValidate) attempted.current = true;
      return validateCareer(formData, captcha.text, attempted.current);
    },
    async onSubmit(event, { formData }) {
      const file = formData.get("resume");
      if (!(file instanceof File) || file.size === 0) return;
      event.preventDefault();
      const input = event.currentTarget.elements.namedItem("resume");
      const kept = await resume.upload(file);
      if (!kept) return;
      if (input instanceof HTMLInputElement) input.value = "";
      formData.delete("resume");
      formData.set("resume_id", kept.id);
      submit(formData, target);
    },
  });

  const anotherCaptcha = () => {
    refresh();
    form.update({ name: "captcha", value: "", validated: false });
  };
  const sending = navigation.state !== "idle" && navigation.formAction === target.action;
  const busy = sending || resume.progress !== undefined;
  // Conform checks while typing; leaving a field checks too (§5).
  const check = ({ name, type }: HTMLInputElement | HTMLFormElement) => {
    if (name in labels && type !== "file") form.validate({ name });
  };
  usePrehydrationInput(form.id, (control) =>
    control.type === "file" ? resume.choose(control) : check(control),
  );

  return (
    <InitialFocus.Provider value={useInitialFocus(form, reply)}>
      <Form {...getFormProps(form)} {...target} className="form" onBlur={({ target: left }) => check(left)}>
        <ServerToast toast={reply?.toast} />
        <ServerToast toast={resume.toast} />
        {/* Enter presses a form's first submit button: without this one, that would be the captcha's. */}
        {!hydrated && <button type="submit" formNoValidate hidden />}
        <ErrorSummary form={form} reply={reply} labels={labels} />
        <input type="hidden" name="submission_id" value={submissionId} readOnly suppressHydrationWarning />
        <Honeypot />
        <CareerFields fields={fields} roles={roles} />
        <CaptchaField field={fields.captcha} captcha={captcha} dimmed={dimmed} refresh={anotherCaptcha} />
        <ResumeField field={fields.resume} resume={resume} busy={busy} />
        <div className="form__end">
          <SubmitButton busy={busy}>{actions.sendApplication}</SubmitButton>
        </div>
      </Form>
    </InitialFocus.Provider>
  );
}
