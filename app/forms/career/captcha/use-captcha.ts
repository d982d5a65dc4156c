import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { ShownCaptcha } from "~/forms/career/career-action-result";

const DIM_MS = 500;

/** The newer captcha of loader and action. `refresh` dims it and runs the loader again; the form keeps its state. */
export function useCaptcha(fromLoader: ShownCaptcha, fromAction: ShownCaptcha | undefined) {
  const captcha = fromAction && fromAction.expiry > fromLoader.expiry ? fromAction : fromLoader;
  const { revalidate } = useRevalidator();
  const [dimmedId, setDimmedId] = useState<string>();
  useEffect(() => {
    if (!dimmedId) return;
    const timer = setTimeout(revalidate, DIM_MS);
    return () => clearTimeout(timer);
  }, [dimmedId, revalidate]);
  return { captcha, dimmed: dimmedId === captcha.id, refresh: () => setDimmedId(captcha.id) };
}
