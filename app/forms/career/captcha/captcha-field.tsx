import type { FieldMetadata } from "@conform-to/react";
import type { FormEvent } from "react";
import { Icon } from "~/components/ui/icon";
import type { ShownCaptcha } from "~/forms/career/career-action-result";
import { careerLabels } from "~/forms/career/career-fields";
import { careerActions, careerHints } from "~/forms/career/career-text";
import { FieldNotes } from "~/forms/fields/field-notes";
import { useFieldProps } from "~/forms/fields/use-field-props";
import { useHydrated } from "~/hooks/use-hydrated";

interface CaptchaFieldProps {
  field: FieldMetadata;
  captcha: ShownCaptcha;
  dimmed: boolean;
  refresh: () => void;
}

/** Without scripts the refresh button posts the form, which is shown again. */
export function CaptchaField({ field, captcha, dimmed, refresh }: CaptchaFieldProps) {
  const hydrated = useHydrated();
  const { id, name, control, initial, notes } = useFieldProps(field, {
    describedBy: "captcha-text",
    hint: careerHints.captcha,
  });
  return (
    <div className="field field--wide captcha-field" data-field={name}>
      <label htmlFor={id}>{careerLabels.captcha}</label>
      <div className="captcha-field__shown" aria-live="polite">
        <span id="captcha-text" translate="no" data-dimmed={dimmed || undefined}>
          {Array.from(captcha.text).join(" ")}
        </span>
        <button
          className="button button--quiet"
          type={hydrated ? "button" : "submit"}
          name="intent"
          value="refresh-captcha"
          formNoValidate
          onClick={hydrated ? refresh : undefined}
        >
          <Icon name="refresh-cw" />
          {careerActions.refreshCaptcha}
        </button>
      </div>
      <input type="hidden" name="captcha_id" value={captcha.id} />
      <input
        key={captcha.id}
        type="text"
        {...control}
        defaultValue={initial}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onInput={capitalize}
      />
      <FieldNotes {...notes} />
    </div>
  );
}

/** The style sheet shows capitals anyway: a keyboard that composes its text would be disturbed. */
function capitalize({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  const { value, selectionStart, selectionEnd } = input;
  const capitals = value.toUpperCase();
  if (capitals === value || (nativeEvent as InputEvent).isComposing) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}
