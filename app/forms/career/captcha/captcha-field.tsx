import type { FieldMetadata } from "@conform-to/react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { formatCaptcha } from "~/forms/career/captcha/captcha-format";
import { FieldError } from "~/forms/fields/field-error";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { actions, careerLabels, hints } from "~/forms/form-text";
import type { ShownCaptcha } from "~/forms/respond/action-result";
import { useHydrated } from "~/hooks/use-media-query";

interface CaptchaFieldProps {
  field: FieldMetadata;
  captcha: ShownCaptcha;
  dimmed: boolean;
  refresh: () => void;
}

const HINT = "captcha-hint";

/** Seven characters to copy (specification §4). Without scripts the refresh button posts the form, which comes back. */
export function CaptchaField({ field, captcha, dimmed, refresh }: CaptchaFieldProps) {
  const hydrated = useHydrated();
  const { id, name, control, initial, message } = useFieldProps(field, `captcha-text ${HINT}`);
  return (
    <div className="field field--wide captcha-field" data-field={name}>
      <label htmlFor={id}>{careerLabels.captcha}</label>
      <div className="captcha-field__shown" aria-live="polite">
        <span id="captcha-text" data-dimmed={dimmed || undefined}>
          {formatCaptcha(captcha.text)}
        </span>
        <Button
          look="quiet"
          type={hydrated ? "button" : "submit"}
          name="intent"
          value="refresh-captcha"
          formNoValidate
          onClick={hydrated ? refresh : undefined}
        >
          <Icon name="refresh-cw" />
          {actions.refreshCaptcha}
        </Button>
      </div>
      <input type="hidden" name="captcha_id" value={captcha.id} />
      {/* An answer belongs to its captcha: another one, another input. */}
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
      <p className="field-hint" id={HINT}>
        {hints.captcha}
      </p>
      <FieldError {...message} />
    </div>
  );
}
