import { useEffect, useRef, useState } from "react";
import { type FormName, forms } from "~/forms/forms";
import { useActionResult } from "~/forms/respond/action-result";
import { useRootData } from "~/hooks/route-data";

/** A React key that changes with each success of a form, whose page stays. It outlives the toast that told of it. */
export function useResetKey(form: FormName, fetched?: unknown): string {
  const { kind } = forms[form];
  const rootToast = useRootData()?.toast;
  const actionToast = useActionResult(form, fetched)?.toast;
  const successId = [actionToast, rootToast].find(
    (toast) => toast?.form === kind && toast.type === "success",
  )?.id;
  const [key, setKey] = useState(successId ?? "");
  if (successId && successId !== key) setKey(successId);
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    const buttons = document.querySelectorAll<HTMLElement>(`#${form}-form [type=submit]`);
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [key, form]);
  return key;
}
