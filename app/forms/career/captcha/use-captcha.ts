import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { ShownCaptcha } from "~/forms/respond/action-result";

const DIM_MS = 500;

/**
 * The captcha to show: the page's own or the one of the last answer, whichever is newer. `refresh` dims it for half a
 * second (specification §4) and then loads the page's data again, which brings a new one and keeps the form as it is.
 */
export function useCaptcha(loaded: ShownCaptcha, answered: ShownCaptcha | undefined) {
  const captcha = answered && answered.expiry > loaded.expiry ? answered : loaded;
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<string>();
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(revalidate, DIM_MS);
    return () => clearTimeout(timer);
  }, [leaving, revalidate]);
  return { captcha, dimmed: leaving === captcha.id, refresh: () => setLeaving(captcha.id) };
}
