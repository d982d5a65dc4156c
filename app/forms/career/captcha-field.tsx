import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import { announce } from "~/components/ui/live-region";
import type { ShownCaptcha } from "~/forms/action-result";
import { Field, useFieldProps } from "~/forms/fields/field";
import { useKeepText } from "~/forms/fields/text-field";
import { useHydrated } from "~/hooks/use-hydrated";

interface CaptchaFieldProps {
  field: FieldMetadata;
  captcha: ShownCaptcha;
  onRefresh(next: ShownCaptcha): void;
  /** The old captcha stays. */
  fail(): void;
}

const DIM_MS = 500;

/** Without scripts the refresh button posts the form. */
export function CaptchaField({ field, captcha, onRefresh, fail }: CaptchaFieldProps) {
  const hydrated = useHydrated();
  const [dimmed, setDimmed] = useState(false);
  const refresh = async () => {
    setDimmed(true);
    await new Promise((resolve) => setTimeout(resolve, DIM_MS));
    try {
      const response = await fetch("/career/captcha", { method: "POST" });
      if (!response.ok) throw new Error(`captcha: ${response.status}`);
      const next: ShownCaptcha = await response.json();
      onRefresh(next);
      announce(spacedOut(next));
    } catch {
      fail();
    }
    setDimmed(false);
  };
  const keepText = useKeepText(field.id);
  const { control, initial, frame } = useFieldProps(field, {
    describedBy: "captcha-text",
    hint: "Type the seven characters shown, in capitals or small letters.",
  });
  return (
    <Field {...frame} className="field field--wide captcha-field">
      <div className="captcha-field__shown row">
        <span id="captcha-text" translate="no" data-dimmed={dimmed || undefined}>
          {spacedOut(captcha)}
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
          Refresh captcha
        </button>
      </div>
      <input type="hidden" name="captcha_id" value={captcha.id} />
      <input
        key={captcha.id}
        ref={keepText}
        type="text"
        {...control}
        defaultValue={initial}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Field>
  );
}

const spacedOut = ({ text }: ShownCaptcha) => Array.from(text).join(" ");
