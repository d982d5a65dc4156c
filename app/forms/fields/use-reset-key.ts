import { useEffect, useRef, useState } from "react";
import type { SubmissionKind } from "server/types";
import { useActionResult } from "~/forms/respond/action-result";
import { useRootData } from "~/hooks/use-root-data";

/**
 * A React key that changes with each success of a form, so that the form starts anew although its page stays. The key
 * remembers the last success: root's toast is gone with the next load, which must not reset the form.
 */
export function useResetKey(form: SubmissionKind): string {
  const rootToast = useRootData()?.toast;
  const actionToast = useActionResult(form)?.toast;
  const successId = [actionToast, rootToast].find(
    (toast) => toast?.form === form && toast.type === "success",
  )?.id;
  const [key, setKey] = useState(successId ?? "");
  if (successId && successId !== key) setKey(successId);
  const previousKey = useRef(key);
  useEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    // The reset removed the button that had the focus: the new one takes it.
    const buttons = document.querySelectorAll<HTMLElement>(`#${form}-form [type=submit]`);
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [key, form]);
  return key;
}
