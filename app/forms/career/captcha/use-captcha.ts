import { useState } from "react";
import type { ShownCaptcha } from "~/forms/career/career-action-result";

const DIM_MS = 500;

/** The newest captcha. `refresh` dims it and asks for another; when none comes it stays, and `fail` says so. */
export function useCaptcha(fromLoader: ShownCaptcha, fromAction: ShownCaptcha | undefined, fail: () => void) {
  const [captcha, setCaptcha] = useState(fromLoader);
  const [dimmed, setDimmed] = useState(false);
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
      fail();
    }
    setDimmed(false);
  };
  return { captcha, dimmed, refresh };
}
