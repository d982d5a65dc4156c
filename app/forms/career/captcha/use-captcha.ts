import { useState } from "react";
import type { Toast } from "server/types";
import type { ShownCaptcha } from "~/forms/career/career-action-result";
import { failureToast } from "~/forms/respond/form-toast";

const DIM_MS = 500;

/** The newest captcha. `refresh` dims it and asks for another; when none comes it stays, and a toast says so. */
export function useCaptcha(fromLoader: ShownCaptcha, fromAction: ShownCaptcha | undefined) {
  const [captcha, setCaptcha] = useState(fromLoader);
  const [dimmed, setDimmed] = useState(false);
  const [toast, setToast] = useState<Toast>();
  const latest = fromAction && fromAction.expiry > fromLoader.expiry ? fromAction : fromLoader;
  if (latest.expiry > captcha.expiry) setCaptcha(latest);

  const refresh = async (onRefreshed: () => void) => {
    setDimmed(true);
    await new Promise((resolve) => setTimeout(resolve, DIM_MS));
    try {
      const response = await fetch("/career/captcha", { method: "POST" });
      if (!response.ok) throw new Error(`captcha: ${response.status}`);
      setCaptcha(await response.json());
      onRefreshed();
    } catch {
      setToast(failureToast("career"));
    }
    setDimmed(false);
  };
  return { captcha, dimmed, toast, refresh };
}
