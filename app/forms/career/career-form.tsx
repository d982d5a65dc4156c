import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Toast } from "server/types";
import { ServerToast } from "~/components/ui/toast";
import { type ActionResult, type ShownCaptcha, useActionResult } from "~/forms/action-result";
import { ApplicationFields } from "~/forms/career/application-fields";
import { CaptchaField, useCaptcha } from "~/forms/career/captcha-field";
import { careerLabels, careerRules, refineCareer } from "~/forms/career/career-fields";
import { ResumeField } from "~/forms/career/resume/resume-field";
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

function ResettableForm({ roleGroups, captcha: fromLoader, actionResult }: ResettableFormProps) {
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const [toast, setToast] = useState<Toast>();
  const fail = (message?: string) => setToast(failureToast("career", message));
  const { captcha, dimmed, refresh } = useCaptcha(fromLoader, actionResult?.captcha, fail);
  const busy = navigation.formAction === forms.career.address();

  return (
    <FormShell
      name="career"
      as={Form}
      encType="multipart/form-data"
      replace
      actionResult={actionResult}
      labels={careerLabels}
      rules={careerRules}
      refine={refineCareer(captcha.text)}
      defaultValue={{ experience_years: "0", experience_months: "0" }}
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
          <ResumeField field={fields.resume} actionResult={actionResult} fail={fail} />
        </>
      )}
    </FormShell>
  );
}
