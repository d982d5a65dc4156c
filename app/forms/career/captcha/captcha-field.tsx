import type { FieldMetadata } from "@conform-to/react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { ShownCaptcha } from "~/forms/career/career-action-result";
import { careerLabels } from "~/forms/career/career-fields";
import { careerActions, careerHints } from "~/forms/career/career-text";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { useHydrated } from "~/hooks/use-media-query";

interface CaptchaFieldProps {
  field: FieldMetadata;
  captcha: ShownCaptcha;
  dimmed: boolean;
  refresh: () => void;
}

const HINT_ID = "captcha-hint";

/** Without scripts the refresh button posts the form, which is shown again. */
export function CaptchaField({ field, captcha, dimmed, refresh }: CaptchaFieldProps) {
  const hydrated = useHydrated();
  const { id, name, control, initial, message } = useFieldProps(field, `captcha-text ${HINT_ID}`);
  return (
    <div className="field field--wide captcha-field" data-field={name}>
      <label htmlFor={id}>{careerLabels.captcha}</label>
      <div className="captcha-field__shown" aria-live="polite">
        <span id="captcha-text" data-dimmed={dimmed || undefined}>
          {Array.from(captcha.text).join(" ")}
        </span>
        <Button
          variant="quiet"
          type={hydrated ? "button" : "submit"}
          name="intent"
          value="refresh-captcha"
          formNoValidate
          onClick={hydrated ? refresh : undefined}
        >
          <Icon name="refresh-cw" />
          {careerActions.refreshCaptcha}
        </Button>
      </div>
      <input type="hidden" name="captcha_id" value={captcha.id} />
      <input
        type="text"
        {...control}
        defaultValue={initial}
        key={captcha.id}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p className="field-hint" id={HINT_ID}>
        {careerHints.captcha}
      </p>
      <FieldError {...message} />
    </div>
  );
}
