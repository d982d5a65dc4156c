import { useEffect, useRef, useState } from "react";
import type { ToastPlace } from "server/types";
import { useActionResult } from "~/forms/respond/action-result";
import { useRootData } from "~/hooks/use-root-data";

/**
 * A key that changes with each success of a form: drawn with it, the form starts anew, although the answer was the
 * page it stands on or a redirect to it (STACK.md, trap 6). The last one is remembered, because root's toast is gone with
 * the next load and the form must not start anew for that.
 */
export function useResetKey(place: ToastPlace): string {
  const flashed = useRootData()?.toast;
  const answered = useActionResult(place)?.toast;
  const sent = [answered, flashed].find((toast) => toast?.form === place && toast.type === "success")?.id;
  const [key, setKey] = useState(sent ?? "");
  if (sent && sent !== key) setKey(sent);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    // The button that sent the form has gone with it; the focus stays where it was, on the new one.
    const buttons = document.querySelectorAll<HTMLElement>(`#${place}-form [type=submit]`);
    buttons[buttons.length - 1]?.focus({ preventScroll: true });
  }, [key, place]);
  return key;
}
